// The reference for public reads: a node:http server that sends one buffer. Started by bench/reads.ts with the bytes
// to send.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file, encoding] = process.argv.slice(2)
const body = readFileSync(file!)
const server = createServer((_request, response) => {
	response.writeHead(200, {
		'Content-Type': 'application/json',
		'Content-Encoding': encoding!,
		'Content-Length': body.length,
	})
	response.end(body)
})
server.listen(0, '127.0.0.1', () => {
	process.send?.((server.address() as { port: number }).port)
})
