import type { DemoFair } from './fair.ts'
import { fermesOuvertes } from './fermes-ouvertes.ts'
import { horizonMer } from './horizon-mer.ts'
import { rivesEtAteliers } from './rives-et-ateliers.ts'

/** The open one first: it is where the demo accounts belong. */
export const demoFairs: DemoFair[] = [rivesEtAteliers, horizonMer, fermesOuvertes]
