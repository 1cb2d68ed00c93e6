// Package outbox keeps mails in a folder instead of sending them: the default on a local base URL, where a page shows them.
package outbox

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
)

// kept is how many mails stay in the folder.
const kept = 200

// Outbox is a folder of mails.
type Outbox struct {
	folder string
	now    func() time.Time
	sent   atomic.Uint32 // since the start
}

// New returns the outbox in a folder, which is made with the first mail.
func New(folder string, now func() time.Time) *Outbox { return &Outbox{folder: folder, now: now} }

// Send keeps a mail. The oldest one beyond those that are kept goes.
func (o *Outbox) Send(_ context.Context, m mailing.Mail) error {
	if err := os.MkdirAll(o.folder, 0o700); err != nil {
		return fmt.Errorf("make the outbox: %w", err)
	}
	now := o.now().UTC()
	email := mailing.Kept{ID: o.name(now), SentAt: now, Mail: m}
	var content bytes.Buffer
	encoder := json.NewEncoder(&content)
	encoder.SetEscapeHTML(false) // so that a link can be copied from the file
	encoder.SetIndent("", "  ")
	if err := encoder.Encode(email); err != nil {
		return fmt.Errorf("encode the mail: %w", err)
	}
	path := o.path(email.ID)
	if err := os.WriteFile(path+".new", content.Bytes(), 0o600); err != nil {
		return fmt.Errorf("keep the mail: %w", err)
	}
	if err := os.Rename(path+".new", path); err != nil {
		return fmt.Errorf("keep the mail: %w", err)
	}
	return o.tidy()
}

// name is unlike any other, and sorts by time; mails of one moment sort as they were sent.
func (o *Outbox) name(now time.Time) string {
	moment := strings.Replace(now.Format("20060102-150405.000"), ".", "-", 1)
	return fmt.Sprintf("%s-%06d-%s", moment, o.sent.Add(1)%1_000_000, domain.NewID()[:8])
}

func (o *Outbox) path(id string) string { return filepath.Join(o.folder, id+".json") }

// names returns the files of the folder, the latest first.
func (o *Outbox) names() ([]string, error) {
	files, err := filepath.Glob(filepath.Join(o.folder, "*.json"))
	slices.Sort(files)
	slices.Reverse(files)
	return files, err
}

func (o *Outbox) tidy() error {
	files, err := o.names()
	if err != nil || len(files) <= kept {
		return err
	}
	for _, file := range files[kept:] {
		if err := os.Remove(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// Emails returns the mails in the folder, the latest first.
func (o *Outbox) Emails() ([]mailing.Kept, error) {
	files, err := o.names()
	if err != nil {
		return nil, err
	}
	emails := make([]mailing.Kept, 0, len(files))
	for _, file := range files {
		email, err := read(file)
		if err != nil {
			return nil, err
		}
		emails = append(emails, email)
	}
	return emails, nil
}

// Email returns one mail, or a NotFound error.
func (o *Outbox) Email(id string) (mailing.Kept, error) {
	if id == "" || strings.ContainsFunc(id, func(r rune) bool { return r != '-' && (r < '0' || r > '9') && (r < 'a' || r > 'z') }) {
		return mailing.Kept{}, domain.Errorf(domain.NotFound, "We couldn't find that email.")
	}
	email, err := read(o.path(id))
	if errors.Is(err, fs.ErrNotExist) {
		return mailing.Kept{}, domain.Errorf(domain.NotFound, "We couldn't find that email.")
	}
	return email, err
}

func read(path string) (email mailing.Kept, err error) {
	content, err := os.ReadFile(path)
	if err != nil {
		return email, err
	}
	if err := json.Unmarshal(content, &email); err != nil {
		return email, fmt.Errorf("mail %s: %w", filepath.Base(path), err)
	}
	return email, nil
}
