import styles from './track-sign.module.css'

const shapes = [
  'M1 3.2A2.2 2.2 0 0 1 3.200 1h5.600A2.200 2.200 0 0 1 11 3.200v5.600A2.200 2.200 0 0 1 8.800 11H3.200A2.200 2.200 0 0 1 1 8.800Z',
  'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Z',
  'M6 .5 11.500 6 6 11.500 .5 6Z',
  'M6 1.200 11.400 10.600H.6Z',
]
const colors = ['#17795b', '#2c68b0', '#8a5638', '#b07a12', '#7a4aa0', '#b23a5e', '#0d7684', '#5b6d18']

/** What a session is about: a word, told apart by shape and colour. */
export function TrackSign({ track }: { track: { name: string; color: string | null; at: number } }) {
  return (
    <span className={styles.track}>
      <svg viewBox="0 0 12 12" aria-hidden="true" className={styles.shape}>
        <path d={shapes[track.at % shapes.length]} fill={track.color ?? colors[track.at % colors.length]} />
      </svg>
      <span className={styles.name}>{track.name}</span>
    </span>
  )
}
