import { machineStorage } from '#platform/web/browser-storage.ts'

const key = 'calls:checked'

const today = () => new Intl.DateTimeFormat('sv').format(new Date())

/** Camera, microphone and route were looked at today on this machine. */
export const isCheckedToday = () => machineStorage.read(key) === today()
export const markChecked = () => void machineStorage.write(key, today())
