import useSWR from 'swr'
import { Icon } from '../lib/icon'
import { fetchPicture } from './calls'
import { pictureKey } from './use-account'

interface Props {
  id: string
  onRemove: () => void
}

/** The image that the new one starts from. */
export function CloneSource({ id, onRemove }: Props) {
  const { data, error } = useSWR(pictureKey(id), () => fetchPicture(id), { revalidateOnFocus: false })
  return (
    <div className="clone-source">
      <span className="cell">
        {data && <img className="picture" src={data.thumbnail_url} alt="" width={48} height={48} />}
      </span>
      <p>{error ? 'The image to start from is not accessible.' : 'Starts from this image'}</p>
      <button type="button" className="icon-button" onClick={onRemove}>
        <Icon name="x" />
        <span className="visually-hidden">Start from nothing instead</span>
      </button>
    </div>
  )
}
