package main

import (
	"bytes"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"

	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/testkit/services"
	"pellucid/internal/texts"
)

// The weights are a file of their own: whoever changes a list or a sentence can forget to learn again. Learning takes 22 seconds, and is
// spared where nothing has changed since the weights were learned.
func TestTheWeightsAreWhatTheSentencesTeach(t *testing.T) {
	t.Chdir("../..")
	if nothingChanged(t) && !services.Long() {
		return
	}
	examples, err := read()
	if err != nil {
		t.Fatal(err)
	}
	var learned bytes.Buffer
	if err := rules.NewTraining(examples).Write(&learned, accept); err != nil {
		t.Fatal(err)
	}
	packed, err := os.ReadFile(weightsFile)
	if err != nil {
		t.Fatal(err)
	}
	now, then := weights(t, learned.String()), weights(t, string(texts.Unpack(packed)))
	wrong := 0
	for feature, w := range now {
		if math.Abs(w-then[feature]) > 0.05 { // processors that add and multiply at once round differently
			wrong++
		}
	}
	t.Logf("%d examples, %d weights", len(examples), len(now))
	if len(now) < 10000 || wrong > len(now)/100 {
		t.Errorf("%d of %d weights differ: run make filter-train", wrong, len(now))
	}
}

func nothingChanged(t *testing.T) bool {
	t.Helper()
	hash, err := taught()
	if err != nil {
		t.Fatal(err)
	}
	noted, err := os.ReadFile(taughtFile)
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(noted)) == hash
}

func weights(t *testing.T, text string) map[string]float64 {
	t.Helper()
	all := map[string]float64{}
	for line := range strings.Lines(text) {
		feature, weight, ok := strings.Cut(strings.TrimSpace(line), "\t")
		if strings.HasPrefix(line, "#") || !ok {
			continue
		}
		w, err := strconv.ParseFloat(weight, 64)
		if err != nil {
			t.Fatal(err)
		}
		all[feature] = w
	}
	return all
}
