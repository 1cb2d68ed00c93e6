package replicate

import (
	"encoding/json"
	"errors"
	"regexp"

	"pellucid/internal/engine"
)

// job is what a handle says: the prediction that makes the image, and the one that removes its background.
type job struct {
	Image  string `json:"image"`
	Cutout string `json:"cutout,omitempty"` // "" before it was created, or where none is
}

func (j job) handle() engine.Handle {
	raw, err := json.Marshal(j)
	if err != nil {
		panic(err) // strings can be written
	}
	return engine.Handle(raw)
}

func (j job) ids() []string {
	if j.Cutout == "" {
		return []string{j.Image}
	}
	return []string{j.Image, j.Cutout}
}

var ids = regexp.MustCompile(`^[A-Za-z0-9_-]{1,100}$`)

// plausible reports whether an id can stand in a path.
func plausible(id string) bool { return ids.MatchString(id) }

func parse(h engine.Handle) (job, error) {
	var j job
	if err := json.Unmarshal([]byte(h), &j); err != nil || !plausible(j.Image) || j.Cutout != "" && !plausible(j.Cutout) {
		return job{}, &engine.Error{Class: engine.BadRequest, Sentence: "Replicate: the stored handle is none of this engine", Err: errors.Join(err, errHandle)}
	}
	return j, nil
}

var errHandle = errors.New("unreadable handle")
