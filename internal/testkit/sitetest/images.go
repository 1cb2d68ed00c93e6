package sitetest

import (
	"bytes"
	"encoding/json"
	"image"
	"image/color"
	"image/png"
	"mime/multipart"
	"net/http"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
)

// ReferencesPath is where references are sent to.
const ReferencesPath = "/api/v1/images/references"

// Upload sends a file in a form's field.
func Upload(c *Client, field string, file []byte) *Answer {
	var body bytes.Buffer
	form := multipart.NewWriter(&body)
	part, _ := form.CreateFormFile(field, "a.png") // a buffer never fails
	_, _ = part.Write(file)
	_ = form.Close()
	return c.Send(http.MethodPost, ReferencesPath, &body, "Content-Type", form.FormDataContentType())
}

// PNGOf is a picture as a file.
func PNGOf(t testing.TB, img image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// Decoded is the JSON of an answer.
func Decoded[T any](t *testing.T, answer *Answer) (value T) {
	t.Helper()
	if err := json.Unmarshal(answer.Body, &value); err != nil {
		t.Fatalf("%v: %.200s", err, answer.Body)
	}
	return value
}

// Teal is a disc of one color.
func Teal(size int) *image.NRGBA {
	return testkit.Disc(size, color.NRGBA{R: 10, G: 140, B: 140, A: 255})
}

// GeneratePath is where images are asked for.
const GeneratePath = "/api/v1/images/generate"

// Accepted is what POST /images/generate answers.
type Accepted struct {
	TaskID string            `json:"task_id"`
	Status string            `json:"status"`
	Images []json.RawMessage `json:"images"`
}

// MakePicture lets a user on the Pro plan make a picture of 512 pixels, with files.
func MakePicture(t *testing.T, site *Site, user *domain.User, public bool) domain.Image {
	t.Helper()
	if site.Store.Int(t, `SELECT count(*) FROM subscriptions WHERE user_id = ?`, user.ID) == 0 {
		site.Store.Subscribe(t, user, 3)
	}
	var done struct {
		Images []struct{ ID string }
	}
	site.Bearer(t, user).PostJSON(GeneratePath, map[string]any{"prompt": "a secret plan, with \"quotes\"", "is_public": public}, "Prefer", "wait").
		Want(http.StatusOK).JSON(&done)
	if len(done.Images) != 1 {
		t.Fatalf("made %+v", done)
	}
	img, err := site.Store.Image(t.Context(), done.Images[0].ID, user.ID)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// FolderBody is a folder as a client reads it.
type FolderBody struct {
	ID          int64  `json:"id"`
	Name        string `json:"name"`
	IsShared    bool   `json:"is_shared"`
	ShareURL    string `json:"share_url"`
	ImagesCount int    `json:"images_count"`
	PublicCount int    `json:"public_count"`
}

// AddFolder makes a folder of a client's.
func AddFolder(client *Client, name string) (f FolderBody) {
	client.PostJSON("/api/v1/gallery/folders", map[string]string{"name": name}).Want(http.StatusCreated).JSON(&f)
	return f
}

// Padded is an edit of one step.
const Padded = `{"steps":[{"op":"pad","px":4}]}`
