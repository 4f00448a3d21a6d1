import { createContext, type ReactNode, useContext } from 'react'

export const formatTools = [
  'bold',
  'italic',
  'heading',
  'subheading',
  'bullets',
  'numbers',
  'quote',
  'link',
  'link_address',
  'link_set',
  'link_remove',
  'video',
  'video_address',
  'video_title',
  'video_set',
  'undo',
  'redo',
] as const
export type FormatTool = (typeof formatTools)[number]

/** The few words the components themselves say. The application fills them in the reader's language. */
export interface KitWords {
  close: string
  cancel: string
  save: string
  discard: string
  loading: string
  pending: string
  search: string
  clear: string
  required: string
  error: string
  formProblem: string
  showPassword: string
  hidePassword: string
  charactersLeft: (count: number) => string
  increase: string
  decrease: string
  openCalendar: string
  openList: string
  noResult: string
  addEntry: string
  customColor: string
  chooseFile: string
  replaceFile: string
  dropFileHere: string
  acceptedFiles: (kinds: string, size: string) => string
  fileTooBig: (size: string) => string
  fileOfWrongKind: (kinds: string) => string
  removeEntry: (name: string) => string
  sending: string
  actionsFor: (name: string) => string
  dragHandleFor: (name: string) => string
  moveUp: string
  moveDown: string
  moveFirst: string
  moveLast: string
  previousPage: string
  nextPage: string
  pages: string
  page: (number: number) => string
  pageOf: (number: number, total: number) => string
  breadcrumb: string
  translationMissing: string
  notifications: string
  typeToConfirm: (name: string) => string
  otherTab: string
  takeOtherTab: string
  keepThisTab: string
  notLoaded: string
  tryAgain: string
  selectAll: string
  select: string
  videoPlay: (title: string) => string
  videoFrom: (site: string) => string
  chartFace: string
  chartDrawing: string
  chartTable: string
  /** The tools of the text editor. */
  format: Record<FormatTool, string>
  formatOf: (name: string) => string
}

const KitWordsContext = createContext<KitWords | null>(null)

/** Stands once at the top of the application. */
export function KitWordsProvider({ words, children }: { words: KitWords; children: ReactNode }) {
  return <KitWordsContext value={words}>{children}</KitWordsContext>
}

/** The kit's words; outside a provider it fails at once rather than showing an unnamed button. */
export const useKitWords = (): KitWords => {
  const words = useContext(KitWordsContext)
  if (!words) throw new Error('KitWordsProvider is missing above this component')
  return words
}
