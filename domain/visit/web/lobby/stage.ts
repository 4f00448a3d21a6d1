import type { LobbyScene } from '#domain/scenes/contract/scene.ts'
import type { SessionRow } from '../session-rows.tsx'

/** What is on the stages of a fair, and what comes next. */
export type LobbyStage = {
  /** As the lobby draws it. */
  drawn: NonNullable<LobbyScene['conferences']>
  /** The same for its list, with what is on stands: the drawn stage is none. */
  rows: readonly SessionRow[]
}

/** Without anything `drawn` where nothing is on and nothing comes. */
export type StageNews = Pick<LobbyStage, 'rows'> & { drawn: LobbyStage['drawn'] | null }
