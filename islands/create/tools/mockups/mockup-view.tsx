import type { StageImage } from '../../stage/stage-image'
import type { Edit } from '../use-edit'
import { MockupCanvas } from './mockup-canvas'
import { mockupOf } from './mockups'
import { useArt } from './use-art'

const WIDTHS = [360, 1200] // pixels: at once, and fine

interface Props {
  name: string
  color: string
  image: StageImage
  edit: Edit
}

/** The mock-up on the stage, in the place of the image. */
export function MockupView({ name, color, image, edit }: Props) {
  const art = useArt(image, edit)
  const mockup = mockupOf(name)
  return (
    <MockupCanvas
      className="stage-image mockup-large"
      mockup={mockup}
      art={art}
      color={color}
      widths={WIDTHS}
      label={`${mockup.label} with: ${image.title}`}
    />
  )
}
