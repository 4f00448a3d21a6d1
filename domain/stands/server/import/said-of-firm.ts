import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { StandRowWords } from './check-rows.ts'
import type { PlannedFirm } from './plan.ts'

/** Of several rows of a firm, the first that says something says it. */
export const said = ({ rows }: Pick<PlannedFirm, 'rows'>, name: keyof StandRowWords) =>
  rows.map(row => row.words[name]).find(text => text !== undefined) ?? null

/** How the fair takes a firm that is new to it: what is imported is validated, unless the list says otherwise. */
export const validationSaid = (firm: Pick<PlannedFirm, 'rows'>): number =>
  Number(said(firm, 'isValidated') ?? validationState.validated)

/** Visible, unless the row says otherwise. */
export const isRowShown = ({ isVisible }: StandRowWords): boolean =>
  isVisible !== '0' && isVisible !== 'false'

/** A new firm is hidden where all of its rows say so: its booths are hidden with it, and shown again with it. */
export const isFirmHidden = ({ isNew, rows }: PlannedFirm): boolean =>
  isNew && rows.every(({ words }) => !isRowShown(words))
