import type { Locale } from '#platform/contract/locale.ts'
import { escapeHtml } from '#platform/contract/text.ts'
import type { TextKind } from '../../contract/fair-text.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import type { StandardTexts } from './standard-texts.ts'

const texts: Readonly<Record<Locale, StandardTexts>> = { fr, en, nl, de, es, it }

/** What is shown until a fair has words of its own. */
export const standardText = (kind: TextKind, locale: Locale, name: string): string =>
  texts[locale][kind]
    .map(([title, text]) => `<h2>${title}</h2><p>${text.replaceAll('{{name}}', escapeHtml(name))}</p>`)
    .join('')
