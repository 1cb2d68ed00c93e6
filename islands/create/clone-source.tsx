import { Icon } from '../lib/icon'
import { usePicture } from './use-picture'

interface Props {
  id: string
  onRemove: () => void
}

/** The image that the new one starts from. */
export function CloneSource({ id, onRemove }: Props) {
  const { picture, failed } = usePicture(id)
  return (
    <div className="clone-source">
      <span className="cell">
        {picture && <img className="picture" src={picture.thumbnail_url} alt="" width={48} height={48} />}
      </span>
      <p>{failed ? 'The image to start from is not accessible.' : 'Starts from this image'}</p>
      <button type="button" className="icon-button" onClick={onRemove}>
        <Icon name="x" />
        <span className="visually-hidden">Start from nothing instead</span>
      </button>
    </div>
  )
}
