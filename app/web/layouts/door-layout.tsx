import { DoorFrame } from './door-frame.tsx'
import { DoorPicture } from './door-picture.tsx'
import { HereLine, Main } from './frame.tsx'

/** Where one comes in: login, registration, passwords, contact. */
export const DoorLayout = () => (
  <DoorFrame picture={<DoorPicture />} here={<HereLine />}>
    <Main look="door" />
  </DoorFrame>
)
