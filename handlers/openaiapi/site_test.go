package openaiapi_test

import (
	"bytes"
	"context"
	"encoding/base64"
	"errors"
	"image"
	"image/color"
	"image/png"
	"io"
	"net/http"
	"strings"
	"testing"

	api "github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/enginetest/pictures"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// official returns OpenAI's own Go client as a program uses it, with its retries.
func official(baseURL, key string) api.Client {
	return api.NewClient(option.WithBaseURL(baseURL+"/v1"), option.WithAPIKey(key))
}

func newSite(t *testing.T, o sitetest.Options) (*sitetest.Site, *domain.User, api.Client) {
	t.Helper()
	site := sitetest.New(t, o)
	user := site.AddUser(t, "mira")
	return site, user, official(site.URL, site.Bearer(t, user).Token)
}

func fileOf(t *testing.T, got api.Image) []byte {
	t.Helper()
	file, err := base64.StdEncoding.DecodeString(got.B64JSON)
	if err != nil || len(file) == 0 {
		t.Fatalf("no picture in %.80s: %v", got.RawJSON(), err)
	}
	return file
}

func TestTheOfficialClientGetsPicturesThatCostCredits(t *testing.T) {
	t.Parallel()
	site, user, client := newSite(t, sitetest.Options{})
	before := site.Store.Int(t, `SELECT plan_credits FROM credit_balances WHERE user_id = ?`, user.ID)
	got, err := client.Images.Generate(t.Context(), api.ImageGenerateParams{
		Prompt: "a red fox", Model: "gpt-image-2.5-flare", Size: "512x512", Background: "transparent", Quality: "high", OutputFormat: "png",
	})
	if err != nil || len(got.Data) != 1 {
		t.Fatalf("%d pictures, %v", len(got.Data), err)
	}
	img, err := png.Decode(bytes.NewReader(fileOf(t, got.Data[0])))
	if err != nil || img.(*image.NRGBA).NRGBAAt(0, 0).A != 0 {
		t.Errorf("no alpha channel: %v", err)
	}
	if got.Background != "transparent" || got.OutputFormat != "png" || got.Size != "512x512" || got.Created == 0 {
		t.Errorf("answered with %+v", got)
	}
	if after := site.Store.Int(t, `SELECT plan_credits FROM credit_balances WHERE user_id = ?`, user.ID); after != before-1 {
		t.Errorf("%d credits became %d", before, after)
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM images WHERE user_id = ?`, user.ID); n != 1 {
		t.Errorf("%d pictures are in the gallery", n)
	}
	testkit.CheckLedger(t, site.Store)
}

func TestAPictureCanComeAsWebPOrAsAnAddress(t *testing.T) {
	t.Parallel()
	site, _, client := newSite(t, sitetest.Options{})
	got, err := client.Images.Generate(t.Context(), api.ImageGenerateParams{Prompt: "a red fox", Size: "512x512", OutputFormat: "webp"})
	if err != nil {
		t.Fatal(err)
	}
	file := fileOf(t, got.Data[0])
	if img, err := codec.Decode(bytes.NewReader(file), 1<<24); err != nil || string(file[8:12]) != "WEBP" || img.NRGBAAt(0, 0).A != 0 {
		t.Errorf("%.12q: %v", file, err)
	}
	got, err = client.Images.Generate(t.Context(), api.ImageGenerateParams{Prompt: "a red fox", Size: "512x512", ResponseFormat: "url"})
	if err != nil || !strings.HasPrefix(got.Data[0].URL, site.URL+"/media/") {
		t.Fatalf("got %+v, %v", got, err)
	}
	answer := site.Visitor(t).Get(strings.TrimPrefix(got.Data[0].URL, site.URL)).Want(http.StatusOK)
	if _, err := png.Decode(bytes.NewReader(answer.Body)); err != nil {
		t.Error(err)
	}
}

func TestAnOpaqueBackgroundIsWhite(t *testing.T) {
	t.Parallel()
	_, _, client := newSite(t, sitetest.Options{})
	got, err := client.Images.Generate(t.Context(), api.ImageGenerateParams{Prompt: "a red fox", Size: "512x512", Background: "opaque"})
	if err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(bytes.NewReader(fileOf(t, got.Data[0])))
	if r, g, b, a := img.At(0, 0).RGBA(); err != nil || r&g&b&a != 0xffff {
		t.Errorf("%x %x %x %x, %v", r, g, b, a, err)
	}
}

func TestErrorsHaveTheShapeThatClientsKnow(t *testing.T) {
	t.Parallel()
	site, user, client := newSite(t, sitetest.Options{})
	inactive := site.AddUser(t, "ina")
	token := site.Bearer(t, inactive).Token
	site.Store.Exec(t, `UPDATE users SET is_active = 0 WHERE id = ?`, inactive.ID)
	fine := api.ImageGenerateParams{Prompt: "a red fox", Size: "512x512"}
	with := func(change func(*api.ImageGenerateParams)) api.ImageGenerateParams {
		p := fine
		change(&p)
		return p
	}
	for name, test := range map[string]struct {
		client      api.Client
		params      api.ImageGenerateParams
		status      int
		code, param string
	}{
		"no key":            {official(site.URL, ""), fine, 401, "invalid_api_key", ""},
		"a key of nobody":   {official(site.URL, "sk-nobody"), fine, 401, "invalid_api_key", ""},
		"a suspended owner": {official(site.URL, token), fine, 401, "invalid_api_key", ""},
		"a refused prompt":  {client, with(func(p *api.ImageGenerateParams) { p.Prompt = "a swastika" }), 400, "moderation_blocked", "prompt"},
		"no prompt":         {client, with(func(p *api.ImageGenerateParams) { p.Prompt = " " }), 400, "invalid_value", "prompt"},
		"too many":          {client, with(func(p *api.ImageGenerateParams) { p.N = api.Int(9) }), 400, "invalid_value", "n"},
		"more than allowed": {client, with(func(p *api.ImageGenerateParams) { p.N = api.Int(2) }), 400, "invalid_value", "n"},
		"an odd size":       {client, with(func(p *api.ImageGenerateParams) { p.Size = "513x512" }), 400, "invalid_value", "size"},
		"no size":           {client, with(func(p *api.ImageGenerateParams) { p.Size = "large" }), 400, "invalid_value", "size"},
		"XL without a plan": {client, with(func(p *api.ImageGenerateParams) { p.Size = "1536x1536" }), 403, "", "size"},
		"a JPEG":            {client, with(func(p *api.ImageGenerateParams) { p.OutputFormat = "jpeg" }), 400, "invalid_value", "output_format"},
		"another ground":    {client, with(func(p *api.ImageGenerateParams) { p.Background = "plaid" }), 400, "invalid_value", "background"},
	} {
		_, err := test.client.Images.Generate(t.Context(), test.params)
		var told *api.Error
		if !errors.As(err, &told) || told.StatusCode != test.status || told.Code != test.code || told.Param != test.param || told.Message == "" || told.Type == "" {
			t.Errorf("%s: got %+v", name, err)
			if told != nil {
				t.Logf("%s", told.RawJSON())
			}
		}
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM generation_tasks`); n != 0 {
		t.Errorf("%d tasks were made", n)
	}
	site.Store.Give(t, user, -10, 0)
	_, err := client.Images.Generate(t.Context(), fine)
	if told := new(api.Error); !errors.As(err, &told) || told.StatusCode != 429 || told.Code != "insufficient_quota" {
		t.Errorf("without credits: %v", err)
	}
}

func TestACookieIsNoKey(t *testing.T) {
	t.Parallel()
	site, user, _ := newSite(t, sitetest.Options{Idle: true})
	site.SignIn(t, user).PostJSON("/v1/images/generations", map[string]any{"prompt": "a fox"}).Want(http.StatusUnauthorized)
}

// The official clients try three times on their own when a server has a problem: each try would be a task.
func TestAPictureThatCannotBeMadeIsTriedOnceAndCostsNothing(t *testing.T) {
	t.Parallel()
	site, user, client := newSite(t, sitetest.Options{})
	site.Engine.On(func(context.Context, engine.Request) (*image.NRGBA, error) {
		return image.NewNRGBA(image.Rect(0, 0, 64, 64)), nil // blank: no try passes the gate
	})
	_, err := client.Images.Generate(t.Context(), api.ImageGenerateParams{Prompt: "a red fox", Size: "512x512"})
	var told *api.Error
	if !errors.As(err, &told) || told.StatusCode != 500 || told.Type != "server_error" {
		t.Errorf("got %v", err)
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM generation_tasks WHERE user_id = ?`, user.ID); n != 1 {
		t.Errorf("%d tasks were made", n)
	}
	testkit.CheckLedger(t, site.Store)
}

func TestAnEditFollowsItsPictures(t *testing.T) {
	t.Parallel()
	site, _, client := newSite(t, sitetest.Options{})
	first, second := pictures.PNG(pictures.Transparent(64, 64, 1)), pictures.PNG(pictures.OnPhoto(64, 64, 2))
	got, err := client.Images.Edit(t.Context(), api.ImageEditParams{
		Prompt: "a red fox", Size: "512x512",
		Image: api.ImageEditParamsImageUnion{OfFileArray: readers(first, second)},
	})
	if err != nil || len(got.Data) != 1 {
		t.Fatal(err)
	}
	if asked := site.Engine.Requests(); len(asked) != 1 || len(asked[0].References) != 2 || !bytes.Equal(asked[0].References[0].Image.Pix, pictures.Transparent(64, 64, 1).Pix) {
		t.Errorf("the engine was asked for %d pictures", len(asked))
	}
	for name, files := range map[string][][]byte{"no picture": {[]byte("hello")}, "too many": {first, first, first, first}} {
		_, err := client.Images.Edit(t.Context(), api.ImageEditParams{Prompt: "a red fox", Size: "512x512", Image: api.ImageEditParamsImageUnion{OfFileArray: readers(files...)}})
		if told := new(api.Error); !errors.As(err, &told) || told.StatusCode != 400 || told.Param != "image" && name == "too many" {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestAStreamEndsWithThePicture(t *testing.T) {
	t.Parallel()
	_, _, client := newSite(t, sitetest.Options{})
	stream := client.Images.GenerateStreaming(t.Context(), api.ImageGenerateParams{Prompt: "a red fox", Size: "512x512", PartialImages: api.Int(2)})
	var seen []string
	for stream.Next() {
		event := stream.Current()
		seen = append(seen, event.Type)
		if file, err := base64.StdEncoding.DecodeString(event.B64JSON); err != nil || !bytes.HasPrefix(file, []byte("\x89PNG")) {
			t.Errorf("no picture in the event: %v", err)
		}
	}
	if stream.Err() != nil || strings.Join(seen, " ") != "image_generation.completed" {
		t.Errorf("saw %v, %v", seen, stream.Err())
	}
	stream = client.Images.GenerateStreaming(t.Context(), api.ImageGenerateParams{Prompt: "a swastika", Size: "512x512"})
	for stream.Next() {
		t.Error("a refused prompt has events")
	}
	if told := new(api.Error); !errors.As(stream.Err(), &told) || told.Code != "moderation_blocked" {
		t.Errorf("got %v", stream.Err())
	}
}

func TestTheModelIsListed(t *testing.T) {
	t.Parallel()
	_, _, client := newSite(t, sitetest.Options{Idle: true})
	list, err := client.Models.List(t.Context())
	if err != nil || len(list.Data) != 1 || list.Data[0].ID != "pellucid-illustrator" {
		t.Fatalf("got %+v, %v", list, err)
	}
	if one, err := client.Models.Get(t.Context(), list.Data[0].ID); err != nil || one.ID != list.Data[0].ID {
		t.Errorf("got %+v, %v", one, err)
	}
	if _, err := client.Models.Get(t.Context(), "gpt-9"); err == nil {
		t.Error("there is a model that is none")
	}
}

func readers(files ...[]byte) []io.Reader {
	var out []io.Reader
	for _, file := range files {
		out = append(out, api.File(bytes.NewReader(file), "picture.png", "image/png"))
	}
	return out
}

// A program whose connection broke sends its edit again. Each upload was kept under a new id, so the second request did not look
// like the first and was refused with a conflict, although the image was made and paid for.
func TestAnEditThatIsSentAgainGetsTheFirstAnswer(t *testing.T) {
	t.Parallel()
	site, user, client := newSite(t, sitetest.Options{})
	base, other := testkit.Disc(512, color.NRGBA{R: 20, G: 160, B: 60, A: 255}), testkit.Disc(512, color.NRGBA{R: 160, A: 255})
	edit := func(of, mask *image.NRGBA) (*api.ImagesResponse, error) {
		params := api.ImageEditParams{Prompt: "a red fox", Image: api.ImageEditParamsImageUnion{OfFile: readers(pictures.PNG(of))[0]}}
		if mask != nil {
			params.Mask = readers(pictures.PNG(mask))[0]
		}
		return client.Images.Edit(t.Context(), params, option.WithHeader("Idempotency-Key", "once"), option.WithMaxRetries(0))
	}
	first, err := edit(base, nil)
	if err != nil {
		t.Fatal(err)
	}
	again, err := edit(base, nil)
	if err != nil || !bytes.Equal(fileOf(t, first.Data[0]), fileOf(t, again.Data[0])) {
		t.Fatalf("sent again, it gave another answer: %v", err)
	}
	for name, send := range map[string]func() (*api.ImagesResponse, error){
		"another file": func() (*api.ImagesResponse, error) { return edit(other, nil) },
		"a mask":       func() (*api.ImagesResponse, error) { return edit(base, maskOf(512, 512, image.Rect(0, 0, 256, 512))) },
	} {
		if told := new(api.Error); !errors.As(func() error { _, err := send(); return err }(), &told) || told.StatusCode != http.StatusConflict {
			t.Errorf("%s under the same key was not refused as a conflict", name)
		}
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM generation_tasks WHERE user_id = ?`, user.ID); n != 1 {
		t.Errorf("%d tasks were made, want one", n)
	}
	testkit.CheckLedger(t, site.Store)
}
