import { CircleAlert, FileText, Upload, X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useLocale } from 'react-aria-components/I18nProvider'
import { isFileDropItem } from 'react-aria-components/useDragAndDrop'
import { fileSize } from '#platform/contract/file-size.ts'
import { Button } from './button.tsx'
import field from './field.module.css'
import { useFieldProblem } from './field-problems.ts'
import styles from './file-drop.module.css'
import { fileKinds, isAcceptedFile } from './file-kinds.ts'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'
import { Progress } from './progress.tsx'

export interface FileDropProps {
  label: string
  name?: string
  hint?: string
  error?: string
  isRequired?: boolean
  isDisabled?: boolean
  /** `image/png`, `image/*`, `.csv`. */
  accepts: readonly string[]
  /** In bytes. */
  maxSize: number
  /** What is there: a file already kept, or being sent. */
  file?: { name: string; size?: number; previewUrl?: string } | null
  /** 0 to 100 while it is sent. */
  progress?: number
  /** Several at once; `onChoose` is called for each. */
  isMultiple?: boolean
  /** Only called with a file of an accepted kind and size. */
  onChoose: (file: File) => void
  onRemove?: () => void
  /** What happens to be in the frame without a file, for instance the placeholder logo. */
  shape?: 'wide' | 'square'
}

/** A file by drop, by choice or by paste; says at once what is refused and why, and how far the sending is. */
export function FileDrop(props: FileDropProps) {
  const { label, name, hint, isRequired, isDisabled, accepts, maxSize, file, progress, onChoose, onRemove } =
    props
  const words = useKitWords()
  const { locale } = useLocale()
  const { problem, forget } = useFieldProblem(name)
  const [refusal, setRefusal] = useState<string>()
  const [chosen, setChosen] = useState<File>()
  const preview = usePreview(chosen)
  const id = useId()
  const isBusy = progress !== undefined
  const said = refusal ?? props.error ?? problem
  const kinds = fileKinds(accepts)
  const size = fileSize(maxSize, locale)

  const take = (next: File | undefined) => {
    if (!next) return
    forget()
    if (!isAcceptedFile(next, accepts)) return setRefusal(words.fileOfWrongKind(kinds))
    if (next.size > maxSize) return setRefusal(words.fileTooBig(size))
    setRefusal(undefined)
    setChosen(next)
    onChoose(next)
  }
  const picture = file?.previewUrl ?? (file ? preview : undefined)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a field
    <div
      className={field.field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint${said ? ` ${id}-problem` : ''}`}
    >
      <span className={field.head}>
        <span className={field.label} id={`${id}-label`}>
          {label}
          {isRequired && (
            <span className={field.required} aria-hidden="true" title={words.required}>
              *
            </span>
          )}
        </span>
      </span>
      <DropZone
        className={styles.zone}
        aria-labelledby={`${id}-label`}
        data-invalid={said ? true : undefined}
        data-shape={props.shape}
        isDisabled={isDisabled || isBusy}
        getDropOperation={() => 'copy'}
        onDrop={async event => {
          const items = event.items.filter(isFileDropItem).slice(0, props.isMultiple ? undefined : 1)
          for (const item of items) take(await item.getFile())
        }}
      >
        {file ? (
          <div className={styles.file}>
            {picture ? (
              <img className={styles.preview} src={picture} alt="" />
            ) : (
              <span className={styles.sheet}>
                <Icon of={FileText} />
              </span>
            )}
            <div className={styles.words}>
              <b className={styles.name}>{file.name}</b>
              {progress === undefined ? (
                file.size !== undefined && (
                  <span className={styles.weight}>{fileSize(file.size, locale)}</span>
                )
              ) : (
                <Progress label={words.sending} value={progress} />
              )}
            </div>
            {onRemove && (
              <Button
                variant="icon"
                size="small"
                icon={X}
                aria-label={words.removeEntry(file.name)}
                onPress={() => {
                  setChosen(undefined)
                  setRefusal(undefined)
                  onRemove()
                }}
              />
            )}
          </div>
        ) : (
          <span className={styles.sign}>
            <Icon of={Upload} />
          </span>
        )}
        {!file && progress !== undefined && <Progress label={words.sending} value={progress} />}
        <div className={styles.choose}>
          <FileTrigger
            acceptedFileTypes={accepts}
            allowsMultiple={props.isMultiple}
            onSelect={list => {
              for (const one of list ?? []) take(one)
            }}
          >
            <Button variant="secondary" size="small" isDisabled={isDisabled || isBusy}>
              {file ? words.replaceFile : words.chooseFile}
            </Button>
          </FileTrigger>
          <span className={styles.or}>{words.dropFileHere}</span>
        </div>
      </DropZone>
      <p className={field.hint} id={`${id}-hint`}>
        {hint ? `${hint} ` : ''}
        {words.acceptedFiles(kinds, size)}
      </p>
      <div role="alert">
        {said && (
          <p className={field.problem} id={`${id}-problem`}>
            <Icon of={CircleAlert} size="small" />
            <span>{said}</span>
          </p>
        )}
      </div>
    </div>
  )
}

/** The picture just chosen, shown before the server has it. */
const usePreview = (file: File | undefined): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
