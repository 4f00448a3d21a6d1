import { useEffect, useState } from 'react'
import { SelectField } from '#platform/web/ui/select.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type ChosenDevices, type DeviceKind, type Devices, listDevices } from '../media/devices.ts'
import styles from './room.module.css'

const kinds = ['microphone', 'camera', 'loudspeaker'] as const

/** What is plugged in now. */
export function useDevices(): Devices | null {
  const [devices, setDevices] = useState<Devices | null>(null)
  useEffect(() => {
    const look = () => void listDevices().then(setDevices, () => undefined)
    look()
    const { mediaDevices } = navigator
    mediaDevices?.addEventListener('devicechange', look)
    return () => mediaDevices?.removeEventListener('devicechange', look)
  }, [])
  return devices
}

/** Which microphone, camera and loudspeaker; another one is taken while one talks. */
export function DeviceChoice({
  chosen,
  onChoose,
}: {
  chosen: ChosenDevices
  onChoose: (kind: DeviceKind, id: string) => Promise<void>
}) {
  const t = useWords('calls')
  const devices = useDevices()
  return (
    <div className={styles.devices}>
      {kinds.map(kind => {
        const found = devices?.[kind] ?? []
        const [first] = found
        if (devices && !first) return <p key={kind}>{t(`devices.no_${kind}`)}</p>
        const options = found.map(({ id, label }, at) => ({
          id,
          label: label || t('devices.unnamed', { number: at + 1 }),
        }))
        const own = found.some(({ id }) => id === chosen[kind]) ? chosen[kind] : first?.id
        return (
          <SelectField
            key={kind}
            label={t(`devices.${kind}`)}
            options={options}
            value={own ?? null}
            onChange={id => id && void onChoose(kind, id)}
          />
        )
      })}
    </div>
  )
}
