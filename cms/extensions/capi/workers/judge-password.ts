/**
 * A thread of its own for judging passwords: the dictionaries take 60 MB and a quarter of a second to load, and a
 * hostile password takes longer than the rest of a request. It is started for the first password and ended when none
 * has come for a while.
 */
import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as english from '@zxcvbn-ts/language-en'

const judge = new ZxcvbnFactory({
	dictionary: { ...common.dictionary, ...english.dictionary },
	graphs: common.adjacencyGraphs,
	translations: english.translations,
})

parentPort?.on('message', ({ id, passwords }: { id: number; passwords: string[] }) => {
	parentPort?.postMessage({ id, score: Math.min(...passwords.map((password) => judge.check(password).score)) })
})
