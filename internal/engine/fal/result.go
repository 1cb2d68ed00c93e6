package fal

import (
	"context"
	"encoding/json"
	"image"
	"net/http"
	"regexp"
	"slices"
	"strconv"

	"pellucid/internal/engine"
	"pellucid/internal/engine/remote"
)

// state is what fal says about a request.
type state struct {
	Status   string          `json:"status"`
	Position json.RawMessage `json:"queue_position"`
	Logs     json.RawMessage `json:"logs"`
}

var percent = regexp.MustCompile(`(\d{1,3})%\|`)

// fraction returns how far the work is. A status that is not known is taken for one of work in progress.
func (s state) fraction() float64 {
	if s.Status == "IN_QUEUE" {
		return 0.05
	}
	all := percent.FindAllSubmatch(s.Logs, -1)
	if len(all) == 0 {
		return 0.15
	}
	value, _ := strconv.Atoi(string(all[len(all)-1][1]))
	return 0.15 + 0.85*float64(min(value, 100))/100
}

// await polls until a request is completed, and returns its picture.
func (e *Engine) await(ctx context.Context, j job, progress func(float64)) (*image.NRGBA, error) {
	wake, stop := e.wakeups.Await(j.ID)
	defer stop()
	status := e.own(j.StatusURL, j, "/status")
	err := e.config.Pace.Poll(ctx, wake, func(ctx context.Context) (bool, error) {
		var now state
		if err := e.client.Do(ctx, remote.Call{Method: http.MethodGet, URL: status + "?logs=1", Into: &now}); err != nil {
			return false, unknown(err)
		}
		switch now.Status {
		case "COMPLETED":
			return true, nil
		case "CANCELLED", "CANCELED", "FAILED", "ERROR": // not documented, but the words are clear
			return true, &engine.Error{Class: engine.Transient, Sentence: "fal's request was ended (" + now.Status + ") before it was completed"}
		}
		progress(now.fraction())
		return false, nil
	})
	if err != nil {
		return nil, err
	}
	address, err := e.result(ctx, j)
	if err != nil {
		return nil, err
	}
	var file []byte
	fetch := func(ctx context.Context) (done bool, err error) {
		file, err = e.files.Get(ctx, address)
		return err == nil, err
	}
	if err := e.resultPace().Poll(ctx, nil, fetch); err != nil {
		return nil, err
	}
	return remote.Decode("fal", file)
}

// resultPace tries a few times: a failed request says so each time its result is asked for.
func (e *Engine) resultPace() remote.Pace {
	pace := e.config.Pace
	pace.Misses = 3
	return pace
}

// result asks for the output of a completed request, which is where its failure shows, too.
func (e *Engine) result(ctx context.Context, j job) (string, error) {
	var output map[string]json.RawMessage
	err := e.resultPace().Poll(ctx, nil, func(ctx context.Context) (bool, error) {
		err := e.client.Do(ctx, remote.Call{Method: http.MethodGet, URL: e.own(j.ResultURL, j, ""), Into: &output})
		return err == nil, unknown(err)
	})
	if err != nil {
		return "", err
	}
	var unsafe []bool
	if json.Unmarshal(output["has_nsfw_concepts"], &unsafe) == nil && slices.Contains(unsafe, true) {
		return "", &engine.Error{Class: engine.Rejected, Sentence: "fal's safety checker refuses the picture"}
	}
	if address := address(output); address != "" {
		return address, nil
	}
	return "", &engine.Error{Class: engine.Transient, Sentence: "fal's model ended without a picture"}
}

// address returns the address of the first picture in an output.
func address(output map[string]json.RawMessage) string {
	type file struct{ URL string }
	var one file
	if json.Unmarshal(output["image"], &one) == nil && one.URL != "" {
		return one.URL
	}
	var text string
	if json.Unmarshal(output["image"], &text) == nil && text != "" {
		return text
	}
	var all []file
	if json.Unmarshal(output["images"], &all) == nil && len(all) > 0 {
		return all[0].URL
	}
	return ""
}
