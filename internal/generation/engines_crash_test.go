//go:build !no_engines

package generation_test

import (
	"log/slog"
	"slices"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/comfyui"
	"pellucid/internal/engine/comfyui/comfyuitest"
	"pellucid/internal/engine/fal"
	"pellucid/internal/engine/fal/faltest"
	"pellucid/internal/engine/ideogram"
	"pellucid/internal/engine/ideogram/ideogramtest"
	"pellucid/internal/engine/openai"
	"pellucid/internal/engine/openai/openaitest"
	"pellucid/internal/engine/remote/remotetest"
	"pellucid/internal/engine/replicate"
	"pellucid/internal/engine/replicate/replicatetest"
	"pellucid/internal/engine/sdapi"
	"pellucid/internal/engine/sdapi/sdapitest"
	"pellucid/internal/openaiclient"
	"pellucid/internal/testkit"
)

// crashPhases are the moments at which a process may die while it works with an engine, in order.
var crashPhases = []struct {
	name string
	crash
}{
	{"before the job is recorded", crash{before: "begin a job"}},
	{"recorded, not submitted", crash{after: "begin a job"}},
	{"submitted, the handle not kept", crash{before: "record a handle"}},
	{"waiting for the image", crash{after: "record a handle"}},
	{"the image fetched, the job not ended", crash{before: "end a job"}},
	{"the job ended, the image not delivered", crash{before: "deliver"}},
	{"delivered, not settled", crash{before: "settle"}},
}

// standIn is an engine of the product with a stand-in for its vendor that outlives the processes.
type standIn struct {
	open   func() (engine.Engine, error)
	orders func() int // the images that the vendor was asked for, each of which it charges
	// givesUp are the phases after which it cannot be known whether the vendor made the image: it is neither delivered nor charged.
	givesUp []string
}

// unresumable are the phases that are given up by engines that answer in one long call, and know no jobs.
var unresumable = []string{
	"recorded, not submitted", "submitted, the handle not kept", "waiting for the image", "the image fetched, the job not ended",
	"the job ended, the image not delivered",
}

var standIns = map[string]func(t *testing.T) standIn{
	"replicate": func(t *testing.T) standIn {
		s := replicatetest.New(t)
		c := replicate.Config{Token: replicatetest.Token, BaseURL: s.URL, WebhookURL: "https://app.example.com/webhooks/replicate", Pace: remotetest.Pace}
		if err := c.Recipe("flux-dev"); err != nil {
			t.Fatal(err)
		}
		return standIn{open: func() (engine.Engine, error) { return replicate.New(c) }, orders: func() (made int) {
			cutouts := 0
			for _, p := range s.Predictions() {
				if _, cutout := p.Input["image"]; cutout {
					cutouts++
				}
			}
			return max(cutouts, len(s.Predictions())-cutouts)
		}}
	},
	"fal": func(t *testing.T) standIn {
		s := faltest.New(t)
		return standIn{
			open: func() (engine.Engine, error) {
				return fal.New(fal.Config{Key: faltest.Key, BaseURL: s.URL, KeysURL: s.Keys, Model: fal.LayerDiffusion(), Pace: remotetest.Pace})
			},
			orders: func() int { return len(s.Requests()) }, givesUp: unresumable[:2], // it cannot be asked for a request by our key
		}
	},
	"comfyui": func(t *testing.T) standIn {
		s := comfyuitest.New(t)
		return standIn{
			open: func() (engine.Engine, error) {
				return comfyui.New(comfyui.Config{URLs: []string{s.URL}, Pace: remotetest.Pace})
			},
			orders: func() int { return len(s.Jobs()) },
		}
	},
	"sdapi": func(t *testing.T) standIn {
		s := sdapitest.New(t, sdapitest.Forge)
		return standIn{
			open: func() (engine.Engine, error) {
				return sdapi.New(sdapi.Config{URLs: []string{s.URL}, Layer: true, Pace: remotetest.Pace})
			},
			orders: func() int { return len(s.Requests()) }, givesUp: unresumable,
		}
	},
	"openai": func(t *testing.T) standIn {
		s := openaitest.Start(t)
		return standIn{
			open: func() (engine.Engine, error) {
				return openai.New(openai.Config{Log: slog.New(slog.DiscardHandler), Client: openaiclient.Config{BaseURL: s.URL + "/v1", APIKey: openaitest.Key}})
			},
			orders: func() int { return len(s.Calls()) }, givesUp: unresumable,
		}
	},
	"ideogram": func(t *testing.T) standIn {
		s := ideogramtest.New(t)
		return standIn{
			open: func() (engine.Engine, error) {
				return ideogram.New(ideogram.Config{Key: ideogramtest.Key, BaseURL: s.URL, Pace: remotetest.Pace})
			},
			orders: func() int { return len(s.Made()) }, givesUp: unresumable,
		}
	},
}

// useStandIn lets each process of the studio ask a vendor's stand-in.
func (h *fixture) useStandIn(vendor standIn) {
	h.remote = func() engine.Engine {
		e, err := vendor.open()
		if err != nil {
			h.t.Fatal(err)
		}
		return e
	}
}

func TestAfterACrashInEachPhaseOfEachEngineNoImageIsOrderedOrChargedTwice(t *testing.T) {
	t.Parallel()
	for name, newStandIn := range standIns {
		for _, phase := range crashPhases {
			t.Run(name+"/"+phase.name, func(t *testing.T) {
				t.Parallel()
				vendor := newStandIn(t)
				h := newFixture(t)
				h.useStandIn(vendor)
				id := h.crash(1, phase.crash)
				testkit.Run(t, h.Service)
				task := h.ended(id)
				if slices.Contains(vendor.givesUp, phase.name) {
					h.wantEnd(task, 0, "The image model took too long. Your credits were returned. Please try again.")
				} else {
					h.wantEnd(task, 1, "")
				}
				if orders := vendor.orders(); orders > 1 || orders < len(task.ImageIDs) {
					t.Errorf("%d images were ordered of the vendor, %d delivered", orders, len(task.ImageIDs))
				}
			})
		}
	}
}

func TestEveryEngineMakesEveryAspectRatioInTheSizeThatWasAskedFor(t *testing.T) {
	t.Parallel()
	for name, newStandIn := range standIns {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			vendor := newStandIn(t)
			h := newFixture(t)
			h.cutter = cutter{} // images whose alpha channel is missing would be refused before their size is of interest
			h.useStandIn(vendor)
			h.open()
			testkit.Run(t, h.Service)
			for _, ratio := range domain.Ratios {
				gen := request(1)
				gen.Width, gen.Height = ratio.Pixels(512)
				task, err := h.Generate(t.Context(), h.user, gen)
				if err != nil {
					t.Fatal(err)
				}
				if task = h.ended(task.ID); len(task.ImageIDs) != 1 {
					t.Fatalf("%v: %s", ratio, task.Error)
				}
				img, err := h.store.Image(t.Context(), task.ImageIDs[0], h.user.ID)
				if err != nil || img.Width != gen.Width || img.Height != gen.Height {
					t.Errorf("%v: %d × %d, want %d × %d (%v)", ratio, img.Width, img.Height, gen.Width, gen.Height, err)
				}
			}
		})
	}
}
