package backup

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"

	"pellucid/internal/domain/upkeep"
)

// socketMost is how long the name of a socket may be.
const socketMost = 80

// socketFolder makes a folder for the socket and the configuration: in the data folder, or elsewhere when its name is too long.
func socketFolder(data string) (string, error) {
	if len(data) > socketMost {
		data = ""
	}
	folder, err := os.MkdirTemp(data, ".replica-")
	if err != nil {
		return "", fmt.Errorf("the replica can't be configured: %w", err)
	}
	return folder, nil
}

// listen logs what Litestream warns of; of the same warning in a row only the first.
func (r *Replica) listen(said io.ReadCloser) {
	defer func() { _, _ = io.Copy(io.Discard, said) }() // a writer that nobody hears would wait
	lines, before := bufio.NewScanner(said), ""
	for lines.Scan() {
		var line struct {
			Msg   string `json:"msg"`
			Error string `json:"error"`
		}
		if json.Unmarshal(lines.Bytes(), &line) != nil {
			line.Msg = lines.Text()
		}
		text := line.Msg
		if line.Error != "" {
			text += ": " + line.Error
		}
		if text == before {
			continue
		}
		before = text
		r.log.Warn("the replica's process warns", "says", text)
		r.change(func(s *upkeep.ReplicaState) { s.Problem = text })
	}
}
