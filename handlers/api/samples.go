package api

import (
	_ "embed"
	"encoding/json"
	"strings"
	"sync"

	"github.com/danielgtaylor/huma/v2"
)

// Sample is a request that a running server was sent, and its answer. cmd/pellucid/programtest/samples_test.go records them and fails when
// the API answers differently.
type Sample struct {
	Path     string          `json:"path"`           // below /api/v1, with a query where there is one
	Body     json.RawMessage `json:"body,omitempty"` // of a JSON request
	Form     []string        `json:"form,omitempty"` // name=value pairs of a form; name=@file is an upload
	Status   int             `json:"status"`
	Response json.RawMessage `json:"response,omitempty"` // long lists are cut to their first entries
}

// SampleServer stands for the address of the server in samples.
const SampleServer = "https://server.invalid"

//go:embed samples.json
var samplesFile []byte

var allSamples = sync.OnceValue(func() map[string]Sample {
	samples := map[string]Sample{}
	if err := json.Unmarshal(samplesFile, &samples); err != nil {
		panic("samples.json: " + err.Error())
	}
	return samples
})

// Samples returns the samples by operation id, as a server at an address answers.
func Samples(baseURL string) map[string]Sample {
	samples := map[string]Sample{}
	for id, s := range allSamples() {
		s.Response = json.RawMessage(strings.ReplaceAll(string(s.Response), SampleServer, strings.TrimRight(baseURL, "/")))
		samples[id] = s
	}
	return samples
}

// AddSamples puts the samples into the document as examples, so that generated clients and other tools show them too.
func AddSamples(document *huma.OpenAPI, baseURL string) {
	samples := Samples(baseURL)
	for _, item := range document.Paths {
		for _, op := range []*huma.Operation{item.Get, item.Post, item.Put, item.Delete} {
			if op != nil {
				addSample(op, samples[op.OperationID])
			}
		}
	}
}

func addSample(op *huma.Operation, s Sample) {
	if op.RequestBody != nil && s.Body != nil {
		if media := op.RequestBody.Content["application/json"]; media != nil {
			media.Example = s.Body
		}
	}
	for _, response := range op.Responses {
		if media := response.Content["application/json"]; media != nil && s.Response != nil {
			media.Example = s.Response
		}
	}
}
