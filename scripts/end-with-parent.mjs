// Preloaded into every process that we start: when the process that started it is gone, killed with -9 included, the
// channel between them closes and this one ends as well. Nothing is left behind holding a port.
if (process.channel) {
	process.channel.unref()
	process.once('disconnect', () => {
		process.kill(process.pid, 'SIGTERM')
		// A process that ignores SIGTERM must not stay either. The services themselves wait 15 s for what is open.
		setTimeout(() => process.exit(1), 20_000).unref()
	})
}
