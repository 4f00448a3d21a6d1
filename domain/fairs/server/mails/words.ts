import type { Locale } from '#platform/contract/locale.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { StandardWords } from './mail-words.ts'
import { nl } from './nl.ts'

export const standardWords: Readonly<Record<Locale, StandardWords>> = { fr, en, nl, de, es, it }
