import './lens.css'

export { HallLens } from './hall-lens.tsx'
export { LensHead } from './lens-head.tsx'
export { LensList } from './lens-list.tsx'
export { LobbyLens } from './lobby-lens.tsx'
