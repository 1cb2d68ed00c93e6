import { ReferenceTile } from './reference-tile'
import { usePicture } from './use-picture'

interface Props {
  id: string
  onRemove: () => void
}

/** The image that the new one starts from. */
export function CloneSource({ id, onRemove }: Props) {
  const { picture, failed } = usePicture(id)
  const label = failed ? 'The image to start from is not accessible' : 'the image that this one starts from'
  return (
    <>
      <ReferenceTile source={picture?.thumbnail_url ?? ''} label={label} onRemove={onRemove} />
      {failed && <li className="hint hint-warn">{label}.</li>}
    </>
  )
}
