package domain

// ImageStage is where one image of a running task stands.
type ImageStage string

// The stages of an image, in order. An image that fails the edge check is drawn again.
const (
	StageWaiting  ImageStage = "waiting"
	StageDrawing  ImageStage = "drawing"
	StageChecking ImageStage = "checking" // its edges are measured, and its files are kept
	StagePassed   ImageStage = "passed"   // it was delivered
	StageFailed   ImageStage = "failed"   // it will not come
)

// TaskImage is how one image of a task is getting on.
type TaskImage struct {
	Stage    ImageStage
	Fraction float64 // 0–1 of the work that is done
	ImageID  string  // once it was delivered
}

// Places returns how each image of the task is getting on, in order of variation: what the database knows stands over what
// live, which may be nil, says of the running task.
func (t Task) Places(live []TaskImage) []TaskImage {
	places := make([]TaskImage, max(t.Generation.Samples, len(live)))
	for i := range places {
		places[i].Stage = StageWaiting
		if i < len(live) {
			places[i] = live[i]
		}
		if t.Done() {
			places[i] = TaskImage{Stage: StageFailed}
		}
	}
	for i, variation := range t.Delivered {
		if variation < len(places) && i < len(t.ImageIDs) {
			places[variation] = TaskImage{Stage: StagePassed, Fraction: 1, ImageID: t.ImageIDs[i]}
		}
	}
	return places
}
