import type { Locale } from '#platform/contract/locale.ts'
import type { CommonWords } from './common-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

export const commonWords: Readonly<Record<Locale, CommonWords>> = { fr, en, nl, de, es, it }
