package generation_test

import (
	"runtime"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// Four images were begun in any order, mostly the last one first, and those that were drawn waited with their files behind the
// drawing of the others: the first one came late.
func TestTheFirstImagesAreFinishedBeforeOthersAreBegun(t *testing.T) {
	h := newFixture(t)
	cores := min(runtime.GOMAXPROCS(0), domain.SamplesMax)
	arrived, store := make(chan struct{}, domain.SamplesMax), make(chan struct{})
	h.blobs.OnPut(func(string) error {
		arrived <- struct{}{}
		<-store
		return nil
	})
	testkit.Run(t, h.Service)
	task := h.generate(domain.SamplesMax)
	for range cores {
		testkit.Receive(t, "a file to keep", arrived)
	}
	begun := h.engine.Requests()
	if len(begun) != cores {
		t.Errorf("%d images were begun on %d cores before the files of one were kept", len(begun), cores)
	}
	for _, req := range begun {
		if req.Variation >= cores {
			t.Errorf("image %d was begun among the first %d", req.Variation+1, cores)
		}
	}
	close(store)
	h.wantEnd(h.ended(task.ID), domain.SamplesMax, "")
}
