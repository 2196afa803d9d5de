// Package many is the world of two Tabbys that serve the same tables from NATS JetStream:
// leaders die, acknowledgements are lost, conflicts are false, requests arrive when nobody
// waits for them any more. The servers are a model of the streams, which one seed decides; the
// same scripts also run against a real server, in the same bubble, and have to get the same
// answers.
//
// The faults are put into the protocol between a Tabby and the servers, so they hit the
// real server as well as the model.
package many
