import { PROOFS } from './proofs.ts'

/**
 * Who may do what with whose thing. A row has a cell for each actor and then the request; `{maker.field}` names a thing
 * of things.ts. FORM, UPLOAD and REUPLOAD send the body's fields as a form or as files, EVENTS reads the first event
 * of a stream, WS says something to the websocket.
 *
 * | cell   | the actor                                                                                     |
 * | ------ | --------------------------------------------------------------------------------------------- |
 * | ok     | may: the answer is a success                                                                  |
 * | +      | is shown what is private                                                                      |
 * | ~      | is shown an order, and nothing that tells whose it is                                         |
 * | -      | gets a success that shows nothing private, as a list without the thing                        |
 * | number | is refused with this status: nothing private is shown, and nothing is changed                 |
 */
export const ACTORS = [
	/** Without a token. */
	'guest',
	/** With the token that the storefront's content reads carry. */
	'storefront',
	/** With the owner's token after the owner has signed out. */
	'signedOut',
	/** A customer who was suspended while signed in. */
	'suspended',
	/** Another customer. */
	'other',
	/** The customer whose things these are. */
	'owner',
	/** The same, with the token in the address. */
	'ownerByUrl',
	/** Staff of the branch that cooks the orders. */
	'staff',
	/** Staff of another branch. */
	'otherStaff',
	/** Staff whom nobody has given a branch. */
	'unplaced',
	'editor',
	'admin',
] as const

export type ActorName = (typeof ACTORS)[number]

const TABLE = String.raw`
# An account's order, by its tracking link, which is passed on
gst pub out sus oth own url stf os- unp edi adm
~   ~   401 401 ~   ~   ~   ~   ~   ~   ~   ~   GET /capi/shop/orders/{paid.slug}
~   ~   401 401 ~   ~   ~   ~   ~   ~   ~   ~   GET /capi/shop/status?orderId={paid.id}&slug={paid.slug}
403 403 401 401 403 409 409 403 403 403 403 403 POST /capi/shop/orders/{accepted.slug}/cancel {}
403 403 401 401 403 ok  ok  403 403 403 403 403 POST /capi/shop/orders/{unpaid.slug}/cancel {}
403 403 401 401 403 ok  ok  403 403 403 403 403 POST /capi/payments/sessions {"order_id":"{unpaid.id}","slug":"{unpaid.slug}"}
403 403 401 401 403 409 409 403 403 403 403 403 POST /capi/payments/sessions {"order_id":"{paid.id}","slug":"{paid.slug}"}
403 403 401 401 403 ok  ok  403 403 403 403 403 POST /capi/payments/sandbox/confirm {"payment_ref":"{unpaid.attempt}","card":{card}}
403 403 401 401 403 ok  ok  403 403 403 403 403 POST /capi/payments/sandbox/confirm {"payment_ref":"{unpaid.attempt}","card":{declined}}
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /capi/system/device {"about":"order","slug":"{paid.slug}","deviceInfo":{}}

# An account's order without its link: by its number, its reference, or the link of another order
404 404 401 401 404 404 404 404 404 404 404 404 GET /capi/shop/orders/{paid.id}
404 404 401 401 404 404 404 404 404 404 404 404 GET /capi/shop/orders/{paid.reference}
404 404 401 401 404 404 404 404 404 404 404 404 GET /capi/shop/orders/{paid.id}/events
401 401 401 401 401 ~   ~   401 401 401 401 401 GET /capi/shop/status?orderId={paid.id}
401 401 401 401 401 ~   ~   401 401 401 401 401 GET /capi/shop/status?orderId={paid.id}&slug={guest.slug}
404 404 401 401 404 404 404 404 404 404 404 404 POST /capi/shop/orders/{unpaid.id}/cancel {}
404 404 401 401 404 404 404 404 404 404 404 404 POST /capi/payments/sessions {"order_id":"{unpaid.id}","slug":"{guest.slug}"}
404 404 401 401 404 404 404 404 404 404 404 404 POST /capi/payments/check {"payment_ref":"{unpaid.slug}"}
401 401 401 401 -   +   +   -   -   -   -   -   GET /capi/shop/orders

# A guest's order: the link is the proof, and nothing else is
~   ~   401 401 ~   ~   ~   ~   ~   ~   ~   ~   GET /capi/shop/orders/{guest.slug}
401 401 401 401 401 401 401 401 401 401 401 401 GET /capi/shop/status?orderId={guest.id}
401 401 401 401 401 401 401 401 401 401 401 401 GET /capi/shop/status?orderId={guest.id}&slug={paid.slug}
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /capi/payments/sessions {"order_id":"{guest.id}","slug":"{guest.slug}"}
404 404 401 401 404 404 404 404 404 404 404 404 POST /capi/payments/sessions {"order_id":"{guest.id}","slug":"{paid.slug}"}
ok  ok  401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /capi/shop/orders/{guest.slug}/cancel {}
404 404 401 401 404 404 404 404 404 404 404 404 POST /capi/shop/orders/{guest.reference}/cancel {}
ok  ok  401 401 422 422 422 422 422 422 422 422 POST /capi/shop/orders {guest.draft} Idempotency-Key: {guest.key}
422 422 401 401 422 ok  ok  422 422 422 422 422 POST /capi/shop/orders {unpaid.draft} Idempotency-Key: {unpaid.key}
422 422 401 401 422 422 422 422 422 422 422 422 POST /capi/shop/orders {guest.draft} Idempotency-Key: {unpaid.key}

# Saved cards
401 401 401 401 -   +   +   -   -   -   -   -   GET /capi/payments/cards
401 401 401 401 404 ok  ok  404 404 404 404 404 POST /capi/payments/cards/{saved.id}/default {}
401 401 401 401 404 ok  ok  404 404 404 404 404 DELETE /capi/payments/cards/{saved.id}
404 404 401 401 404 ok  ok  404 404 404 404 404 POST /capi/payments/sessions {"order_id":"{guest.id}","slug":"{guest.slug}","card_id":"{saved.id}"}
404 404 401 401 404 ok  ok  404 404 404 404 404 POST /capi/payments/sandbox/confirm {"payment_ref":"{guest.attempt}","card_id":"{saved.id}"}
401 401 401 401 409 409 409 409 409 409 409 409 POST /capi/payments/cards {"setup_ref":"{unpaid.attempt}"}

# A coupon that was given to the account
401 401 401 401 -   +   +   -   -   -   -   -   GET /capi/shop/coupons
// A code works for whoever knows it, as for a friend it is passed on to; who has it is only not told to others.
422 422 401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /capi/shop/coupons/check {"code":"{coupon.code}","draft":{draft}}
409 409 401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /capi/shop/orders {coupon.draft} Idempotency-Key: {coupon.key}

# Notifications of a device
401 401 401 401 404 ok  ok  404 404 404 404 404 POST /capi/push/preferences {"endpoint":"{device.endpoint}"}
404 404 401 401 404 404 404 404 404 404 404 404 POST /capi/push/preferences {"endpoint":"{device.endpoint}","orderSlug":"{paid.id}"}
404 404 401 401 404 404 404 404 404 404 404 404 POST /capi/push/renew {"former":{"endpoint":"{device.endpoint}","keys":{"p256dh":"{device.p256dh}","auth":"{newDevice.auth}"}},"subscription":{newDevice.subscription}}
404 404 401 401 404 404 404 404 404 404 404 404 POST /capi/push/subscribe {"subscription":{newDevice.subscription},"orderSlug":"{guest.reference}"}
401 401 401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /capi/push/subscribe {"subscription":{newDevice.subscription},"userId":"{owner.id}"}

# What proves who somebody is
401 401 401 401 -   +   +   -   -   -   -   -   GET /capi/chat/identity
401 401 401 401 ok  ok  ok  ok  ok  ok  ok  ok  POST /capi/system/device {"about":"sign_in","deviceInfo":{}}
403 403 401 401 403 403 403 403 403 403 403 403 POST /capi/newsletter/confirm {"token":"{reader.id}"}
403 403 401 401 403 403 403 403 403 403 403 403 POST /capi/account/email/confirm {"token":"{owner.id}"}
403 403 401 401 403 403 403 403 403 403 403 403 POST /capi/content/preview {"token":"{owner.id}"}
401 401 401 401 403 403 403 403 403 403 ok  ok  GET /capi/content/preview/posts/{story.id}

# Orders in the CMS
403 -   401 401 -   +   +   +   -   -   403 +   GET /items/orders?limit=-1
403 -   401 401 -   +   +   +   -   -   403 +   GET /items/orders?filter[id][_in]={paid.id},{guest.id}&limit=-1
403 403 401 401 403 +   +   +   403 403 403 +   GET /items/orders/{paid.id}
403 403 401 401 403 403 403 +   403 403 403 +   GET /items/orders/{guest.id}
403 403 401 401 403 403 403 +   -   -   403 +   SEARCH /items/orders {"query":{"limit":-1}}
403 403 401 401 403 +   +   403 403 403 403 +   GET /items/orders/{paid.id}?fields=email,slug
403 403 401 401 403 403 403 403 403 403 403 +   GET /items/orders?fields=idempotency_key,email&limit=-1
// Directus passes over a list that somebody may read nothing of.
403 -   401 401 -   -   -   -   -   -   403 +   GET /items/orders?fields=id,payments.payment_ref&limit=-1
403 403 401 401 403 403 403 ok  403 403 403 ok  PATCH /items/orders/{paid.id} {"order_status":"accepted"}
403 403 401 401 403 403 403 ok  403 403 403 ok  PATCH /items/orders {"keys":["{paid.id}"],"data":{"order_status":"accepted"}}
403 403 401 401 403 403 403 403 403 403 403 403 PATCH /items/orders/{paid.id} {"total":1}
403 403 401 401 403 403 403 403 403 403 403 403 PATCH /items/orders/{unpaid.id} {"payment_status":"paid"}
403 403 401 401 403 403 403 403 403 403 403 403 PATCH /items/orders/{paid.id} {"branch":1}
403 403 401 401 403 403 403 403 403 403 403 403 PATCH /items/orders/{paid.id} {"user":"{other.id}"}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /items/orders/{paid.id} {"first_name":"Eve"}
403 403 401 401 403 403 403 403 403 403 403 403 PATCH /items/orders/{paid.id} {"lines":[{"id":"{paid.line}","total":0}]}
403 403 401 401 403 403 403 403 403 403 403 403 PATCH /items/order_lines/{paid.line} {"total":0}
// What happened stays: payments belong to it.
403 403 401 401 403 403 403 403 403 403 403 409 DELETE /items/orders/{paid.id}
403 403 401 401 403 403 403 403 403 403 409 409 DELETE /items/branches/3
403 403 401 401 403 403 403 403 403 403 403 400 POST /items/orders {"branch":3,"total":0}
403 -   401 401 -   +   +   +   -   -   403 +   GET /items/order_lines?limit=-1
403 403 401 401 403 403 403 +   -   -   403 +   GET /items/order_lines?fields=order.last_name&limit=-1
403 403 401 401 403 403 403 403 403 403 403 +   GET /items/order_history?fields=order.email&limit=-1
403 403 401 401 403 403 403 403 403 403 403 +   GET /items/payments?fields=order.email&limit=-1
403 403 401 401 403 403 403 403 403 403 403 ok  GET /items/payment_events
403 403 401 401 403 403 403 403 403 403 403 403 PATCH /items/payments/{paid.payment} {"status":"refunded"}
403 403 401 401 403 403 403 403 403 403 403 ok  GET /items/outbox
403 403 401 401 403 403 403 403 403 403 403 +   GET /items/saved_cards?limit=-1
403 403 401 401 403 403 403 403 403 403 403 403 DELETE /items/saved_cards/{saved.id}
403 403 401 401 403 403 403 403 403 403 403 ok  GET /items/push_subscriptions
403 403 401 401 403 403 403 403 403 403 403 ok  GET /items/push_orders
403 403 401 401 403 403 403 403 403 403 403 ok  DELETE /items/push_subscriptions/{device.id}
403 403 401 401 403 403 403 403 403 403 403 ok  GET /items/device_records
403 403 401 401 403 403 403 403 403 403 403 +   GET /items/newsletter_subscriptions?limit=-1
403 403 401 401 403 403 403 403 403 403 403 ok  DELETE /items/newsletter_subscriptions/{reader.id}
403 403 401 401 403 403 403 403 403 403 +   +   GET /items/coupons?limit=-1
403 403 401 401 403 403 403 403 403 403 ok  ok  PATCH /items/coupons/{coupon.id} {"customer":"{other.id}"}
403 403 401 401 403 403 403 403 403 403 ok  ok  POST /items/coupons {"code":"{fresh.code}","kind":"percent","value":100}

# What people send through forms
403 403 401 401 403 403 403 403 403 403 +   +   GET /items/contact_messages?limit=-1
403 403 401 401 403 403 403 403 403 403 +   +   GET /items/contact_messages/{letter.id}
403 403 401 401 403 403 403 403 403 403 ok  ok  PATCH /items/contact_messages/{letter.id} {"status":"answered"}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /items/contact_messages/{letter.id} {"message":"Other words"}
403 403 401 401 403 403 403 403 403 403 ok  ok  DELETE /items/contact_messages/{letter.id}
403 403 401 401 403 403 403 403 403 403 +   +   GET /items/job_applications?limit=-1
403 403 401 401 403 403 403 403 403 403 ok  ok  DELETE /items/job_applications/{application.id}
403 403 401 401 403 403 403 403 403 403 ok  ok  GET /assets/{application.document}
403 403 401 401 403 403 403 403 403 403 ok  ok  GET /files/{application.document}
403 403 401 401 403 403 403 403 403 403 403 ok  DELETE /files/{application.document}
// 400 as for files that do not exist.
403 403 401 401 403 403 403 400 400 400 ok  ok  POST /assets/files {"ids":["{application.document}"]}

# People and their pictures
401 401 401 401 -   +   +   -   -   -   -   -   GET /users/me
403 403 401 401 403 403 403 -   -   -   -   +   GET /users?limit=-1
403 403 401 401 403 403 403 403 403 403 403 +   GET /users/{owner.id}
403 403 401 401 403 403 403 403 403 403 403 403 GET /items/directus_users
403 403 401 401 403 ok  ok  403 403 403 403 ok  PATCH /users/{owner.id} {"language":"en-IE"}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /users/{leaver.id} {"first_name":"Eve"}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /users/{leaver.id} {"status":"suspended"}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /users/{colleague.id} {"branch":1}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /users {"keys":["{leaver.id}"],"data":{"first_name":"Eve"}}
403 403 401 401 403 403 403 403 403 403 403 ok  DELETE /users/{leaver.id}
403 403 401 401 403 403 403 403 403 403 403 ok  POST /users/{leaver.id}/tfa/disable {}
403 403 401 401 403 403 403 403 403 403 403 ok  POST /users {"email":"{fresh.email}","status":"draft"}
401 401 401 401 403 403 403 403 403 403 403 .   PATCH /users/me {"role":"{roles.admin}"}
401 401 401 401 403 403 403 403 403 403 403 .   PATCH /users/me {"branch":1}
401 401 401 401 403 403 403 403 403 403 403 .   PATCH /users/me {"policies":[{"policy":"{policies.admin}"}]}
401 401 401 401 403 403 403 403 403 403 403 .   PATCH /users/me {"email":"{fresh.email}"}
401 401 401 401 403 403 403 403 403 403 403 .   PATCH /users/me {"token":"{fresh.code}-static-token"}
401 401 401 401 400 400 400 403 403 403 403 .   PATCH /users/me {"avatar":{"id":"{avatar.id}","title":"Eve"}}
// An <img> carries no token: who knows the id of a picture sees it. The Studio, which shows people of the Studio alone, has no use for it.
ok  ok  401 401 ok  ok  ok  403 403 403 403 ok  GET /assets/{avatar.id}
403 403 401 401 403 403 403 403 403 403 403 ok  GET /files/{avatar.id}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /files/{avatar.id} {"title":"Eve"}
403 403 401 401 403 ok  ok  403 403 403 403 ok  DELETE /files/{avatar.id}
401 401 401 401 403 ok  ok  .   .   .   .   .   PATCH /users/me {"avatar":"{avatar.id}"}

# A branch, its stock and its hours
403 403 401 401 403 403 403 ok  403 403 ok  ok  PATCH /items/branches/3 {"kitchen_status":"open"}
403 403 401 401 403 403 403 ok  403 403 ok  ok  PATCH /items/branches/3 {"can_order_online":true}
403 403 401 401 403 403 403 403 403 403 ok  ok  PATCH /items/branches/3 {"title":"{branch.title}"}
403 403 401 401 403 403 403 403 403 403 ok  ok  PATCH /items/branches/3 {"opening_exceptions":null}
403 403 401 401 403 403 403 ok  403 403 ok  ok  PATCH /items/branch_products/30101 {"stock":null}
403 403 401 401 403 403 403 ok  403 403 ok  ok  PATCH /items/branch_products/30101 {"sold_out":false}
403 403 401 401 403 403 403 403 403 403 ok  ok  PATCH /items/branch_products/30101 {"product":101}
403 403 401 401 403 403 403 403 403 403 ok  ok  PATCH /items/branches/3 {"products":{"update":[{"id":30101,"product":{"id":101,"name":"{product.name}"}}]}}
403 403 401 401 403 403 403 ok  403 403 ok  ok  GET /items/branch_products/30101?fields=stock
403 403 401 401 403 403 403 403 403 403 403 403 POST /flows/trigger/{flows.accept} {"collection":"users","keys":["{owner.id}"]}

# Menu, content and settings
403 403 401 401 403 403 403 403 403 403 ok  ok  PATCH /items/products/101 {"name":"{product.name}"}
403 403 401 401 403 403 403 403 403 403 ok  ok  POST /items/tags {"name":"Matrix","slug":"{fresh.slug}"}
403 403 401 401 403 403 403 403 403 403 ok  ok  DELETE /items/tags/{tag.id}
403 403 401 401 403 403 403 403 403 403 ok  ok  GET /items/posts/{story.id}
403 403 401 401 403 403 403 403 403 403 ok  ok  PATCH /items/posts/{story.id} {"title":"Mine"}
403 403 401 401 403 403 403 403 403 403 ok  ok  PATCH /items/settings {"brand_name":"{settings.brand_name}"}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /items/companies/1 {"name":"{company.name}"}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /items/taxes/1 {"name":"{tax.name}"}
403 403 401 401 403 403 403 403 403 403 ok  ok  GET /items/newsletters
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /settings {"project_descriptor":null}

# What the CMS keeps about itself
403 403 401 401 403 403 403 403 403 403 403 ok  GET /policies/{policies.admin}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /roles/{roles.customer} {"icon":"person"}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /policies/{policies.customer} {"icon":"person"}
403 403 401 401 403 403 403 403 403 403 403 .   POST /access {"policy":"{policies.admin}","role":"{roles.customer}"}
403 403 401 401 403 403 403 403 403 403 403 .   POST /permissions {"policy":"{policies.customer}","collection":"orders","action":"read","fields":["*"]}
403 403 401 401 403 403 403 403 403 403 403 +   GET /revisions?limit=-1&filter[collection][_eq]=directus_users&filter[item][_eq]={owner.id}
403 403 401 401 403 403 403 -   -   -   -   ok  GET /activity?filter[item][_eq]={owner.id}&filter[collection][_eq]=directus_users
403 403 401 401 403 403 403 -   -   -   -   +   GET /comments?limit=-1
403 403 401 401 403 403 403 ok  403 403 403 ok  POST /comments {"collection":"orders","item":"{paid.id}","comment":"Mine"}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /comments/{comment.id} {"comment":"Mine"}
403 403 401 401 403 403 403 -   -   -   -   +   GET /presets?limit=-1
403 403 401 401 403 403 403 400 400 400 400 ok  POST /presets {"user":"{owner.id}","collection":"orders","bookmark":"Mine"}
403 403 401 401 403 403 403 403 403 403 403 ok  DELETE /presets/{preset.id}
403 403 401 401 403 403 403 403 403 403 403 ok  POST /shares {"collection":"orders","item":"{paid.id}","name":"Mine"}
403 403 401 401 403 403 403 403 403 403 403 .   POST /shares/auth {"share":"{share.id}"}
403 403 401 401 403 403 403 403 403 403 403 .   POST /versions {"key":"mine","collection":"posts","item":"{story.id}"}
403 403 401 401 403 403 403 403 403 403 403 ok  PATCH /flows/{flows.accept} {"status":"active"}
403 403 401 401 403 403 403 403 403 403 403 ok  POST /notifications {"recipient":"{owner.id}","subject":"Mine"}
// 204: Directus exports after its answer, and tells by a notification that there was nothing to be read.
403 403 401 401 403 403 403 403 403 403 204 .   POST /utils/export/orders {"format":"csv","query":{},"file":{"title":"Mine"}}
403 403 401 401 403 403 403 403 403 403 403 .   POST /utils/revert/{revision.id} {}
403 403 401 401 403 403 403 403 403 403 403 .   POST /utils/sort/order_lines {"item":"{paid.line}","to":"{guest.line}"}
403 403 401 401 403 403 403 403 403 403 403 +   POST /graphql {"query":"{ orders(limit: -1) { email } }"}
403 403 401 401 403 403 403 403 403 403 403 .   POST /graphql {"query":"mutation { update_orders_item(id: {paid.id}, data: { first_name: \"Eve\" }) { id } }"}
403 403 401 401 403 403 403 403 403 403 403 +   POST /graphql/system {"query":"{ users { email } }"}

# Questions whose answers would tell what may not be read
// A condition on a related account is refused (400, ahead of permissions) to all but administrators: it would be answered from all accounts.
403 -   401 401 -   +   +   403 403 403 403 +   GET /items/orders?filter[email][_starts_with]={owner.email}&limit=-1
403 -   401 401 -   -   -   403 403 403 403 +   GET /items/orders?filter[email][_starts_with]={guest.email}&limit=-1
400 400 401 401 400 400 400 400 400 400 400 +   GET /items/orders?filter[user][email][_starts_with]={owner.email}&limit=-1
403 403 401 401 403 403 403 403 403 403 403 +   GET /items/orders?filter[coupon][code][_null]=true&limit=-1
403 403 401 401 403 403 403 403 403 403 403 +   GET /items/orders?filter[payments][payment_ref][_starts_with]=p&limit=-1
403 -   401 401 -   +   +   403 403 403 403 +   GET /items/orders?sort=email&limit=-1
403 403 401 401 403 403 403 403 403 403 403 +   GET /items/orders?sort=-idempotency_key&limit=-1
403 -   401 401 -   +   +   403 403 403 403 +   GET /items/orders?aggregate[max]=email&filter[id][_eq]={paid.id}
403 -   401 401 -   +   +   403 403 403 403 +   GET /items/orders?groupBy[]=email&aggregate[count]=id&limit=-1
403 -   401 401 -   +   +   +   -   -   403 +   GET /items/orders?groupBy[]=last_name&aggregate[count]=id&limit=-1
403 -   401 401 -   +   +   403 403 403 403 +   GET /items/orders?alias[x]=email&fields=last_name,x&limit=-1
403 -   401 401 -   +   +   -   -   -   403 +   GET /items/orders?search={owner.email}&limit=-1
403 403 401 401 403 403 403 403 403 403 403 +   GET /items/orders?fields=last_name,count(payments)&limit=-1
400 400 401 401 400 400 400 400 400 400 400 ok  GET /items/branches?filter={"$FOLLOW(orders,branch)":{"email":{"_starts_with":"{owner.email}"}}}
400 400 401 401 400 400 400 400 400 400 400 ok  GET /items/branches?filter={"$FOLLOW(directus_users,branch)":{"token":{"_null":true}}}
403 403 401 401 403 403 403 403 403 403 -   +   GET /items/coupons?fields=customer.email&limit=-1
400 400 401 401 400 400 400 400 400 400 400 +   GET /items/coupons?fields=description&filter[customer][email][_starts_with]={owner.email}&limit=-1
400 400 401 401 400 400 400 400 400 400 400 +   GET /items/coupons?fields=description&filter={"_and":[{"_or":[{"customer":{"last_name":{"_starts_with":"Q"}}}]}]}&limit=-1
400 400 401 401 400 400 400 400 400 400 400 +   GET /items/coupons?fields=description&sort=customer.email&limit=-1
403 403 401 401 403 403 403 403 403 403 +   +   GET /items/coupons?fields=description&filter[customer][_eq]={owner.id}&limit=-1
400 400 401 401 400 400 400 400 400 400 400 ok  GET /items/companies?fields=id&filter={"$FOLLOW(coupons,company)":{"customer":{"email":{"_starts_with":"o"}}}}
400 400 401 401 400 400 400 400 400 400 400 ok  GET /items/products?fields=id&filter={"$FOLLOW(order_lines,product)":{"order":{"last_name":{"_starts_with":"Q"}}}}
400 400 401 401 400 400 400 400 400 400 400 ok  GET /items/branches?fields=id&filter={"$FOLLOW(directus_users,branch)":{"email":{"_starts_with":"o"}}}
403 403 401 401 403 403 403 400 400 400 400 ok  GET /roles?fields=id&filter[users][email][_starts_with]=a
403 403 401 401 403 403 403 -   -   -   -   +   GET /users?filter[email][_starts_with]={owner.email}&limit=-1
403 403 401 401 403 403 403 403 403 403 403 400 GET /users?filter[token][_starts_with]=a
403 403 401 401 403 403 403 -   -   -   -   +   GET /users?search={owner.email}&limit=-1
403 403 401 401 403 403 403 -   -   -   -   +   GET /roles?fields=name,users.email&limit=-1
403 403 401 401 403 403 403 400 400 400 400 ok  GET /files?fields=title&filter[uploaded_by][email][_starts_with]={owner.email}
403 403 401 401 403 403 403 ok  -   -   ok  ok  GET /items/branch_products?fields=id&filter[branch][_eq]=3&sort=stock

# The websocket, where the token of content reads is nobody’s
403 401 401 401 -   +   +   .   -   -   403 .   WS {"type":"subscribe","collection":"orders"}
403 401 401 401 401 401 401 +   -   -   403 +   WS {"type":"subscribe","collection":"orders","query":{"limit":-1}}
403 401 401 401 403 403 403 +   -   -   403 +   WS {"type":"subscribe","collection":"order_lines","query":{"limit":-1}}
403 401 401 401 403 403 403 403 403 403 403 +   WS {"type":"subscribe","collection":"payments","query":{"limit":-1}}
403 401 401 401 403 403 403 403 403 403 403 +   WS {"type":"subscribe","collection":"saved_cards","query":{"limit":-1}}
403 401 401 401 403 403 403 403 403 403 +   +   WS {"type":"subscribe","collection":"coupons","query":{"limit":-1}}
403 401 401 401 403 403 403 403 403 403 +   +   WS {"type":"subscribe","collection":"contact_messages","query":{"limit":-1}}
403 401 401 401 403 403 403 -   -   -   -   +   WS {"type":"subscribe","collection":"directus_users","query":{"limit":-1}}
403 401 401 401 403 403 403 403 403 403 403 403 WS {"type":"items","action":"read","collection":"orders"}
403 401 401 401 403 403 403 403 403 403 403 403 WS {"type":"items","action":"update","collection":"orders","id":"{paid.id}","data":{"first_name":"Eve"}}
403 401 401 401 403 403 403 403 403 403 403 403 WS {"type":"items","action":"delete","collection":"orders","id":"{paid.id}"}
`

export interface MatrixRow {
	group: string
	cells: readonly string[]
	method: string
	path: string
	body: string | null
	/** Of an order that is placed. */
	idempotencyKey: string | null
	/** What the browser sends along by itself. */
	cookie: string | null
}

const ROW = new RegExp(
	String.raw`^((?:\S+ +){${ACTORS.length}})(\S+) ?([/]\S*)? ?([{[].*?[}\]])?(?: Idempotency-Key: (\S+))?(?: Cookie: (\S+))?$`,
)

function parseRows(table: string): MatrixRow[] {
	const rows: MatrixRow[] = []
	let group = ''
	for (const line of table.split('\n')) {
		if (line.startsWith('#')) group = line.slice(2)
		else if (line !== '' && !line.startsWith('gst ') && !line.startsWith('//')) {
			const [, cells, method, path = '', body = null, idempotencyKey = null, cookie = null] = ROW.exec(line) ?? []
			if (!cells || !method) throw new Error(`Not a row of the table: ${line}`)
			rows.push({ group, cells: cells.trim().split(/ +/), method, path, body, idempotencyKey, cookie })
		}
	}
	return rows
}

export const MATRIX: readonly MatrixRow[] = parseRows(TABLE + PROOFS)
