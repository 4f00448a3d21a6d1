import { embeddedMemory } from './memory.ts'

const r = await embeddedMemory()
console.log(JSON.stringify(r))
process.exit(0)
