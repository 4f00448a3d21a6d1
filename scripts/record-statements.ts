import { afterAll } from 'vitest'
import { recordStatements, writeRecorded } from '#platform/server/testing/record-statements.ts'

/** Runs before every test file where `RECORD_STATEMENTS` names a folder: `npm test` compares what is written there. */
const folder = process.env.RECORD_STATEMENTS ?? ''
const isRecording = Symbol.for('verriere.recording-statements')

// One process takes many files.
if (!Reflect.has(globalThis, isRecording)) {
  Reflect.set(globalThis, isRecording, true)
  recordStatements()
}
afterAll(() => writeRecorded(folder, process.env.TEST_DATABASE ?? 'embedded'))
