package sandbox

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"pellucid/internal/domain"
)

// state is all that the sandbox knows, as it lies in the file.
type state struct {
	APIKey        string
	WebhookSecret string
	Seq           int64
	Products      map[string]*Product // made through the API
	Archived      map[string]bool     // any product, by its id
	Keys          map[string]string   // product ids by the Idempotency-Key that made them
	Customers     map[string]*customer
	Checkouts     map[string]*checkout
	Subscriptions map[string]*subscription
	Transactions  map[string]*transaction
	Portals       map[string]*portal
	Deliveries    []*delivery
	Behavior      behavior
}

func (st *state) ensureSecrets() error {
	if st.APIKey == "" {
		st.APIKey = "creem_test_" + domain.NewSecret()
		st.WebhookSecret = "whsec_" + base64.StdEncoding.EncodeToString([]byte(domain.NewSecret()))
	}
	return nil
}

// next numbers deliveries in the order in which they arose.
func (st *state) next() int64 {
	st.Seq++
	return st.Seq
}

func emptyState() *state {
	return &state{
		Products: map[string]*Product{}, Archived: map[string]bool{}, Keys: map[string]string{}, Customers: map[string]*customer{},
		Checkouts: map[string]*checkout{}, Subscriptions: map[string]*subscription{}, Transactions: map[string]*transaction{},
		Portals: map[string]*portal{},
	}
}

func loadState(file string) (*state, error) {
	st := emptyState()
	if file == "" {
		return st, nil
	}
	raw, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return st, nil
	}
	if err != nil {
		return nil, fmt.Errorf("the sandbox's file cannot be read: %w", err)
	}
	if err := json.Unmarshal(raw, st); err != nil {
		return nil, fmt.Errorf("%s is not the sandbox's file: %w", file, err)
	}
	return st, nil
}

func (st *state) clone() (*state, error) {
	raw, err := json.Marshal(st)
	if err != nil {
		return nil, err
	}
	copied := emptyState()
	return copied, json.Unmarshal(raw, copied)
}

// save replaces the file as a whole: after a crash the old one or the new one is there.
func (st *state) save(file string) error {
	if file == "" {
		return nil
	}
	raw, err := json.Marshal(st)
	if err != nil {
		return err
	}
	temporary, err := os.CreateTemp(filepath.Dir(file), ".sandbox-*")
	if err != nil {
		return fmt.Errorf("the sandbox cannot keep its state: %w", err)
	}
	_, err = temporary.Write(raw)
	err = errors.Join(err, temporary.Sync(), temporary.Close())
	if err == nil {
		err = os.Rename(temporary.Name(), file)
	}
	if err != nil {
		_ = os.Remove(temporary.Name())
		return fmt.Errorf("the sandbox cannot keep its state: %w", err)
	}
	return nil
}
