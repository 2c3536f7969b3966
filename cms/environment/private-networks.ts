/**
 * Networks that Directus never fetches a file from. An editor names the address of a picture to import, and the
 * server's own network must not be readable that way. IPv4 rules hold for IPv4-mapped IPv6 addresses too.
 */
export const PRIVATE_NETWORKS: readonly string[] = [
	// Directus reads this one as: each address of this host.
	'0.0.0.0',
	'0.0.0.0/8',
	'10.0.0.0/8',
	// Carrier-grade NAT.
	'100.64.0.0/10',
	'127.0.0.0/8',
	// Link-local, with the metadata services of clouds.
	'169.254.0.0/16',
	'172.16.0.0/12',
	'192.0.0.0/24',
	'192.168.0.0/16',
	'198.18.0.0/15',
	// Multicast, reserved and broadcast.
	'224.0.0.0/3',
	'::/128',
	'::1/128',
	// IPv4-compatible, NAT64, Teredo and 6to4: an IPv4 address in the shape of another.
	'::/96',
	'64:ff9b::/96',
	'64:ff9b:1::/48',
	'2001::/32',
	'2002::/16',
	// Unique local, link-local, site-local and multicast.
	'fc00::/7',
	'fe80::/10',
	'fec0::/10',
	'ff00::/8',
]
