package images

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"pellucid/handlers/tools"
	"pellucid/internal/alpha/codec"
	"pellucid/internal/engine/openai"
	"pellucid/internal/engine/openai/openaitest"
	"pellucid/internal/engine/routing"
	"pellucid/internal/openaiclient"
	"pellucid/internal/testkit/sitetest"
)

// The model alone does not tell which engine made an image: two engines can offer one model.
func TestAnImageTellsWhichEngineMadeIt(t *testing.T) {
	t.Parallel()
	vendor := openaitest.Start(t)
	e, err := openai.New(openai.Config{Log: slog.New(slog.DiscardHandler), Client: openaiclient.Config{BaseURL: vendor.URL + "/v1", APIKey: openaitest.Key}})
	if err != nil {
		t.Fatal(err)
	}
	site := sitetest.New(t, sitetest.Options{Engines: []routing.Configured{{Engine: e, Credits: 1}}})
	user, mira := site.NewUser(t, "mira")
	answer := sitetest.Decoded[struct {
		Images []struct {
			ID, Engine string
			FileURL    string `json:"file_url"`
			Parameters struct{ Model string }
		}
	}](t, mira.PostJSON(sitetest.GeneratePath, `{"prompt": "a red ball"}`, "Prefer", "wait").Want(http.StatusOK))
	if len(answer.Images) != 1 || answer.Images[0].Engine != "openai" || answer.Images[0].Parameters.Model != openai.DefaultModel {
		t.Fatalf("the API tells %+v", answer.Images)
	}
	made := answer.Images[0]
	details := site.Visitor(t).Get("/image/" + made.ID).Want(http.StatusOK).Doc().Find(".technical").Text()
	if !strings.Contains(details, "OpenAI API") || !strings.Contains(details, openai.DefaultModel) {
		t.Errorf("the page tells %q", details)
	}
	meta, err := codec.ReadMetadata(bytes.NewReader(mira.Get(made.FileURL).Want(http.StatusOK).Body))
	if err != nil || meta.Engine != "openai/"+openai.DefaultModel {
		t.Errorf("the file tells %q, %v", meta.Engine, err)
	}
	if stored := site.Store.Int(t, `SELECT count(*) FROM images WHERE engine = 'openai' AND user_id = ?`, user.ID); stored != 1 {
		t.Error("the database does not know it")
	}
}

func TestACutoutTellsThatItsBackgroundWasRemoved(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, mira := site.NewUser(t, "mira")
	kept := sitetest.Decoded[tools.Cutout](t, sendPicture(mira, cutoutPath, sitetest.PNGOf(t, photo(200)), map[string]string{"is_public": "true", "title": "a teal ball"}).Want(http.StatusOK))
	if kept.Image == nil || kept.Image.Engine != "cutout" {
		t.Fatalf("the API tells %+v", kept.Image)
	}
	details := mira.Get("/image/" + kept.Image.ID).Want(http.StatusOK).Doc().Find(".technical").Text()
	if !strings.Contains(details, "Background remover") {
		t.Errorf("the page tells %q", details)
	}
	// It was listed as an image generation, which nobody had asked for.
	history := mira.Get("/settings?tab=credits").Want(http.StatusOK).Doc().Find("main table").Text()
	if !strings.Contains(history, "Background Removal") || !strings.Contains(history, "Background removed: a teal ball") || strings.Contains(history, "Image Generation") {
		t.Errorf("the credit history tells %q", history)
	}
	found := sitetest.Decoded[struct{ Data []struct{ Action string } }](t, mira.Get("/api/v1/images/usage/history?action=generation").Want(http.StatusOK))
	if len(found.Data) != 1 || found.Data[0].Action != "Background Removal" {
		t.Errorf("the filter of generations finds %+v", found.Data)
	}
}

// The hash of a bare user id can be turned back by trying a few million ids: what vendors get needs the server's secret.
func TestVendorsGetAPseudonymThatNeedsTheServersSecret(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user, mira := site.NewUser(t, "mira")
	for range 2 {
		mira.PostJSON(sitetest.GeneratePath, `{"prompt": "a red ball"}`, "Prefer", "wait").Want(http.StatusOK)
	}
	asked := site.Engine.Requests()
	if len(asked) != 2 || len(asked[0].UserHash) != 32 || asked[0].UserHash != asked[1].UserHash {
		t.Fatalf("the engine was asked as %+v", asked)
	}
	bare := sha256.Sum256(fmt.Appendf(nil, "pellucid user %d", user.ID))
	if strings.HasPrefix(asked[0].UserHash, hex.EncodeToString(bare[:8])) {
		t.Error("the pseudonym is a hash of the user's id alone")
	}
}
