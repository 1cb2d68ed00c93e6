package sitetests

import (
	"net/http"
	"testing"

	"pellucid/internal/testkit/sitetest"
)

func TestTheDocumentTellsTheDefaultsOfAGeneration(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	document := sitetest.Decoded[struct {
		Components struct {
			Schemas map[string]struct {
				Properties map[string]struct{ Default any }
			}
		}
	}](t, site.Visitor(t).Get("/api/v1/openapi.json").Want(http.StatusOK))
	fields := document.Components.Schemas["GenerateRequest"].Properties
	for name, want := range map[string]any{"num_samples": 1.0, "width": 512.0, "height": 512.0, "is_public": true, "guidance_scale": 3.5, "steps": 25.0} {
		if got := fields[name].Default; got != want {
			t.Errorf("the default of %s is %v, want %v", name, got, want)
		}
	}
}
