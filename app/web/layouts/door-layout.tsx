import styles from './door-frame.module.css'
import { DoorFrame } from './door-frame.tsx'
import { DoorPicture } from './door-picture.tsx'
import { Main, YouAreHere } from './frame.tsx'

/** Where one comes in: login, registration, passwords, contact. */
export const DoorLayout = () => (
  <DoorFrame picture={<DoorPicture />}>
    <div className={styles.here}>
      <YouAreHere />
    </div>
    <Main look="door" />
  </DoorFrame>
)
