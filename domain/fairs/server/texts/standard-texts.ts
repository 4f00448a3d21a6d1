import type { TextKind } from '../../contract/fair-text.ts'

/** Headings, each with its paragraph; `{{name}}` becomes the name of the fair. */
export type StandardTexts = Readonly<Record<TextKind, readonly (readonly [string, string])[]>>
