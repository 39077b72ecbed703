import { useEffect, useRef, useState } from 'react'
import { accountMessages as words } from './words.ts'
import { removePicture, savePicture } from './actions.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { useBusy } from '../../ui/forms/use-busy.ts'
import { Notice } from '../../ui/notice.tsx'

interface PictureFormProps {
  readonly id: string
  readonly name: string
  readonly image: string | undefined
}

const maxPictureBytes = 2 * 1024 * 1024
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp']

/** The form for the user's own picture. A chosen file uploads at once. */
export function PictureForm({ id, name, image }: PictureFormProps) {
  const [problem, setProblem] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  const [isRemoving, run] = useBusy()
  const input = useRef<HTMLInputElement>(null)

  async function uploadPicture(file: File | undefined): Promise<void> {
    if (!file || isUploading) return
    const reason = !pictureTypes.includes(file.type)
      ? words.wrongKind
      : file.size > maxPictureBytes
        ? words.tooLarge
        : undefined
    setProblem(reason)
    if (reason !== undefined) return
    setUploading(true)
    setProblem(await savePicture(id, file))
    setUploading(false)
    if (input.current) input.current.value = ''
  }
  // Uploads a file that was chosen before hydration.
  useEffect(() => void uploadPicture(input.current?.files?.[0]), [])

  return (
    <div className="picture line gap-4 start" aria-busy={isUploading || isRemoving}>
      <Avatar name={name} image={image} />
      <div className="stack gap-3 fill left">
        <div className="field">
          <label htmlFor="picture">{words.choose}</label>
          <input
            ref={input}
            id="picture"
            name="file"
            type="file"
            accept={pictureTypes.join(',')}
            aria-describedby="picture-hint"
            onChange={(event) => void uploadPicture(event.currentTarget.files?.[0])}
          />
          <p className="muted" id="picture-hint" role="status">
            {isUploading ? words.uploading : words.pictureHint}
          </p>
        </div>
        {image !== undefined && (
          <button
            className="button quiet"
            onClick={(event) => run(event, async () => setProblem(await removePicture(id)))}
          >
            {words.removePicture}
          </button>
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
      </div>
    </div>
  )
}
