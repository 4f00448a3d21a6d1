import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { FileStore } from './file-store.ts'
import { localFolder } from './local-folder.ts'
import { objectStorage } from './object-storage.ts'

/** Where the settings say that files lie. */
export const createFileStore = ({
  DATA_DIR,
  STORAGE_URL,
}: Pick<Settings, 'DATA_DIR' | 'STORAGE_URL'>): FileStore =>
  STORAGE_URL ? objectStorage(STORAGE_URL, join(DATA_DIR, 'incoming')) : localFolder(join(DATA_DIR, 'media'))
