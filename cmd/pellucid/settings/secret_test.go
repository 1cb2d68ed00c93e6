package settings

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func TestASecretIsMadeOnceAndForItsOwnerAlone(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "report.key")
	first, err := KeptSecret(path)
	if err != nil || len(first) != secretSize || bytes.Equal(first, make([]byte, secretSize)) {
		t.Fatalf("made %x, %v", first, err)
	}
	if again, err := KeptSecret(path); err != nil || !bytes.Equal(again, first) {
		t.Errorf("the next start has %x, %v", again, err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("it lies there as %v, %v", info.Mode(), err)
	}
	if other, err := KeptSecret(filepath.Join(t.TempDir(), "report.key")); err != nil || bytes.Equal(other, first) {
		t.Errorf("another server has %x, %v", other, err)
	}
}

func TestASecretThatIsDamagedIsNotUsed(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "report.key")
	if err := os.WriteFile(path, []byte("half"), 0o600); err != nil {
		t.Fatal(err)
	}
	if secret, err := KeptSecret(path); err == nil {
		t.Errorf("%q is taken for a secret", secret)
	}
}
